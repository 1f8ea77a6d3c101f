import { screen, waitFor } from '@testing-library/react';
import { renderRoutes } from 'mfe-shared/testing';
import { useNavigate } from 'react-router-dom';
import { product } from '../testing/goods';
import { ProductGrid } from './product-grid';

const seen = { page: 0, title: 0 };
const { title, ...rest } = product(1);
const milk = Object.defineProperty(rest, 'title', {
  get: () => {
    seen.title += 1;
    return title;
  },
}) as ReturnType<typeof product>;
const products = [milk];

/** It asks the router for something, as every page does. */
function ListPage() {
  seen.page += 1;
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/next')}>
        Leave
      </button>
      <ProductGrid products={products} />
    </>
  );
}

it('the product grid does not render its cards again when the page is left', async () => {
  const { promise: isThere, resolve: arrive } = Promise.withResolvers<null>();
  const { user } = await renderRoutes(
    () => [
      { path: '/', element: <ListPage /> },
      { path: '/next', loader: () => isThere, element: <p>Arrived</p> },
    ],
    { path: '/' },
  );
  await screen.findByRole('heading', { name: title.en });
  const before = { ...seen };
  await user.click(screen.getByText('Leave'));
  await waitFor(() => expect(seen.page).toBeGreaterThan(before.page));
  expect(seen.title).toBe(before.title);
  arrive(null);
  expect(await screen.findByText('Arrived')).toBeVisible();
});
