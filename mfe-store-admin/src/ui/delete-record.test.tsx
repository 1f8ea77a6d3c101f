import { screen, waitFor } from '@testing-library/react';
import { attributes, categories, id, list, productDetail } from '../testing/fixtures';
import { openAdmin } from '../testing/open-admin';

it('a product is deleted on its page, which leads back to the list as it was left, and Undo restores it', async () => {
  const page = await openAdmin('/admin/products?status=show', {
    ...{ 'GET /categories': categories, 'GET /attributes': attributes },
    'GET /products': list([]),
    'GET /products/:id': productDetail(),
    'POST /admin/bulk/products.delete': { operation: 'products.delete', done: 1 },
    'POST /admin/bulk/products.restore': { operation: 'products.restore', done: 1 },
  });
  const state = { list: '/admin/products?status=show' };
  await page.router.navigate(`/admin/products/edit/${id(101)}`, { state });
  const reads = () => page.requests.filter(({ path }) => path === `/products/${id(101)}`).length;
  const remove = await screen.findByRole('button', { name: 'Delete' });
  const before = reads();
  await page.user.click(remove);
  expect(await screen.findByText('Bananas is deleted')).toBeInTheDocument();
  const { location } = page.router.state;
  expect(location.pathname + location.search).toBe('/admin/products?status=show');
  expect(reads()).toBe(before);
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(page.requests.find(({ path }) => path.endsWith('products.restore'))?.body).toMatchObject({
      items: [{ id: id(101) }],
    }),
  );
});
