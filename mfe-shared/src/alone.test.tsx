import { act, screen } from '@testing-library/react';
import { startAlone } from './alone';
import { useTenant } from './tenant/use-tenant';
import { demoBootstrap } from './testing';
import { fakeApi } from './testing/fake-api';

function Page() {
  return <h1>Fruits of {useTenant().name}</h1>;
}

it('a remote alone shows its routes with the data of the page, and those that it is given beside', async () => {
  fakeApi({});
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'larder-bootstrap';
  data.textContent = JSON.stringify(demoBootstrap());
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root, data);
  window.history.replaceState(null, '', '/fruits');
  const createRoutes = jest.fn(() => [{ path: '/fruits', element: <Page /> }]);
  const others = [{ path: '/', element: <h1>Beside</h1> }];
  await act(() => startAlone({ createRoutes, loadTranslations: async () => ({}) }, others));
  expect(await screen.findByRole('heading', { name: /^Fruits of/ })).toBeVisible();
  await act(async () => {
    window.history.pushState(null, '', '/');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByRole('heading', { name: 'Beside' })).toBeVisible();
  expect(createRoutes).toHaveBeenCalledWith(expect.objectContaining({ queryClient: expect.anything() }));
});

it('a remote alone says so when the page has no place for it', async () => {
  document.body.replaceChildren();
  await expect(startAlone({ createRoutes: () => [], loadTranslations: async () => ({}) })).rejects.toThrow(
    'The page has no place for the app.',
  );
});
