import { screen } from '@testing-library/react';
import { everythingIsInView } from '../testing/in-view';
import { renderShop } from '../testing/render-shop';

let restore: () => void;
beforeAll(() => {
  restore = everythingIsInView();
});
afterAll(() => restore());

it.each([
  ['an empty cart', '/cart', 'Often bought', { sort: 'popular', inStock: 'true', limit: 12 }],
  ['a page that is not there', '/nowhere', 'Often bought', { sort: 'popular', inStock: 'true', limit: 12 }],
  [
    'the offers',
    '/offers',
    'Costs less now',
    { sort: 'discount', discounted: 'true', inStock: 'true', limit: 12 },
  ],
])('%s leads on to goods', async (_page, path, name, query) => {
  const { requests } = await renderShop({ path });
  expect(await screen.findByRole('list', { name })).toBeVisible();
  expect(requests.find(({ path: call }) => call === '/catalog/products')?.params).toEqual(query);
});
