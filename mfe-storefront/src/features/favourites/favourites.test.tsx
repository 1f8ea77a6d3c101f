import { screen, waitFor, within } from '@testing-library/react';
import { customer, failure } from 'mfe-shared/testing';
import { idOf, listOf, product } from '../../testing/goods';
import { renderShop } from '../../testing/render-shop';

const ann = customer({ name: 'Ann Miller' });
const heart = (name: string) => screen.findByRole('button', { name: `Favourite: ${name}` });
const { id } = product(1);

it('a guest marks a product, and it stays marked in this browser', async () => {
  const { user, requests, unmount } = await renderShop({ path: '/search' });
  const button = await heart('Product 1');
  expect(button).toHaveAttribute('aria-pressed', 'false');
  button.focus();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(requests.filter(({ path }) => path.startsWith('/favourites'))).toEqual([]);
  unmount();
  await renderShop({ path: '/search' });
  await waitFor(async () => expect(await heart('Product 1')).toHaveAttribute('aria-pressed', 'true'));
});

it('a guest finds the marked products through the heart of the header, and an account has them among its pages', async () => {
  const { user, router, unmount } = await renderShop({ path: '/search' });
  await user.click(await heart('Product 1'));
  await user.click(screen.getByRole('link', { name: 'Favourites' }));
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  expect(await main.findByRole('heading', { level: 3, name: 'Product 1' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/favourites');
  expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/auth/login?returnUrl=%2Ffavourites',
  );
  unmount();
  const later = await renderShop({
    path: '/favourites',
    session: ann,
    handlers: { 'POST /favourites': { productIds: [id] } },
  });
  await waitFor(() => expect(later.router.state.location.pathname).toBe('/user/favourites'));
});

it('the products that a guest has marked go to the account at the sign-in', async () => {
  const { user, unmount } = await renderShop({ path: '/search' });
  await user.click(await heart('Product 1'));
  unmount();
  const { requests } = await renderShop({
    path: '/search',
    session: ann,
    handlers: { 'POST /favourites': { productIds: [id, idOf(2)] } },
  });
  await waitFor(async () => expect(await heart('Product 2')).toHaveAttribute('aria-pressed', 'true'));
  expect(requests.find(({ path }) => path === '/favourites')?.body).toEqual({ productIds: [id] });
});

it('the mark of a product that the server refuses is taken back, with the reason', async () => {
  const { user } = await renderShop({
    path: '/search',
    session: ann,
    handlers: {
      'GET /favourites': { productIds: [] },
      'POST /favourites': () => failure(503, 'UNAVAILABLE'),
    },
  });
  const button = await heart('Product 1');
  await user.click(button);
  expect(await screen.findByText(/not available at the moment/)).toBeVisible();
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
});

it('the account lists the marked products, the newest first, and says what to do when there are none', async () => {
  const { unmount } = await renderShop({
    path: '/user/favourites',
    session: ann,
    handlers: {
      'GET /favourites': { productIds: [product(2).id, id] },
      'GET /catalog/products': listOf([product(1), product(2)]),
    },
  });
  const main = within(await screen.findByRole('main'));
  await waitFor(() =>
    expect(main.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Product 2',
      'Product 1',
    ]),
  );
  unmount();
  await renderShop({
    path: '/user/favourites',
    session: ann,
    handlers: { 'GET /favourites': { productIds: [] } },
  });
  expect(await screen.findByText('No favourites yet')).toBeVisible();
});

it('the account lists all marked products, and one that is unmarked leaves the others in place', async () => {
  const marked = Array.from({ length: 61 }, (_, index) => product(index + 1));
  const without = marked.slice(1).map((one) => one.id);
  let isSlow = false;
  const { user } = await renderShop({
    path: '/user/favourites',
    session: ann,
    handlers: {
      'GET /favourites': { productIds: marked.map((one) => one.id) },
      [`DELETE /favourites/${id}`]: { productIds: without },
      'GET /catalog/products': ({ params }: { params: { ids: string } }) =>
        isSlow ? new Promise(() => {}) : listOf(marked.filter((one) => params.ids.includes(one.id))),
    },
  });
  const main = within(await screen.findByRole('main'));
  await waitFor(() => expect(main.getAllByRole('article')).toHaveLength(61));
  isSlow = true;
  await user.click(await heart('Product 1'));
  await waitFor(() => expect(main.getAllByRole('article')).toHaveLength(60));
  expect(main.queryByRole('link', { name: 'Product 1' })).toBeNull();
});

it('the account’s list of marked products is not shown as empty when it did not load, and offers Retry', async () => {
  let isDown = true;
  const { user } = await renderShop({
    path: '/user/favourites',
    session: ann,
    handlers: {
      'GET /favourites': () => (isDown ? failure(503, 'UNAVAILABLE') : { productIds: [id] }),
      'GET /catalog/products': listOf([product(1)]),
    },
  });
  expect(await screen.findByText('Your favourites could not be loaded.')).toBeVisible();
  expect(screen.queryByText('No favourites yet')).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Product 1' })).toBeVisible();
});
