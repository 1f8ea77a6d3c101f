import { act, screen, waitFor } from '@testing-library/react';
import { renderRoutes } from '../testing';
import { lazyComponent, lazyOptionalComponent } from './lazy-component';

it('a component that is loaded later says when it does not come, and appears when the connection is back', async () => {
  let isDown = true;
  const Drawer = lazyComponent<{ title: string }>(async () => {
    if (isDown) throw new Error('Loading chunk 7 failed.');
    return ({ title }) => <h2>{title}</h2>;
  });
  const { user } = await renderRoutes(
    () => [
      {
        path: '/',
        element: (
          <>
            <h1>The shop</h1>
            <Drawer title="Your cart" />
          </>
        ),
      },
    ],
    { path: '/' },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is not available at the moment');
  expect(screen.getByRole('heading', { name: 'The shop' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  isDown = false;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Your cart' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a component that is loaded quietly says nothing when it does not come, and appears when the connection is back', async () => {
  let isDown = true;
  const Shelf = lazyOptionalComponent(
    async () => {
      if (isDown) throw new Error('Loading chunk 7 failed.');
      return () => <h2>What others buy</h2>;
    },
    <p>room</p>,
  );
  await renderRoutes(() => [{ path: '/', element: <Shelf /> }], { path: '/' });
  await waitFor(() => expect(screen.queryByText('room')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  isDown = false;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'What others buy' })).toBeVisible();
});
