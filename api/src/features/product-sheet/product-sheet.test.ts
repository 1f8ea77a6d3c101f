import { createStaff } from '../../testing/actors.ts';
import { addCategory, addProduct, text } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('the sheet has the lines of the filtered products in the order of the list, page by page', async () => {
  const tenantId = await createStore(test.database, 'fresh');
  const other = await createStore(test.database, 'bakehouse');
  const { token } = await createStaff(test.database, tenantId, ['read_products', 'read_costs']);
  const fruit = await addCategory(test.database, tenantId, 'fruit');
  const inFruit = { categoryId: fruit.id, status: 'show' } as const;
  const apple = await addProduct(
    test.database,
    tenantId,
    { ...inFruit, title: text('Apple'), tags: ['red'] },
    { sku: 'APPLE', price: 199, originalPrice: 249, costPrice: 90, barcode: '12345678', onHand: 7 },
  );
  await addProduct(test.database, tenantId, { ...inFruit, title: text('Pear') }, { sku: 'PEAR' });
  await addProduct(test.database, tenantId, { title: text('Bread') }, { sku: 'BREAD' });
  await addProduct(test.database, other, { title: text('Theirs') });
  const query = `/api/product-sheet?category=${fruit.id}&sort=title&limit=1`;
  const first = await test.call(host, 'GET', query, { token });
  expect(first.body).toEqual({
    items: [
      {
        variantId: apple.variants[0]?.id,
        productId: apple.id,
        isFirst: true,
        title: text('Apple'),
        label: text(''),
        sku: 'APPLE',
        price: 199,
        originalPrice: 249,
        costPrice: 90,
        onHand: 7,
        status: 'show',
        categoryId: fruit.id,
        tags: ['red'],
        barcode: '12345678',
      },
    ],
    totalDoc: 2,
    page: 1,
    pages: 2,
  });
  const second = await test.call(host, 'GET', `${query}&page=2`, { token });
  expect(second.body.items).toMatchObject([{ sku: 'PEAR' }]);
  const { token: withoutCosts } = await createStaff(test.database, tenantId, ['read_products']);
  const seen = await test.call(host, 'GET', query, { token: withoutCosts });
  expect(seen.body.items).toMatchObject([{ sku: 'APPLE', costPrice: null }]);
});

it('the sheet is refused to staff who may not see products', async () => {
  const tenantId = await createStore(test.database, 'corner');
  const { token } = await createStaff(test.database, tenantId, ['read_orders']);
  expect(await test.call('corner.localhost', 'GET', '/api/product-sheet', { token })).toMatchObject({
    status: 403,
  });
});
