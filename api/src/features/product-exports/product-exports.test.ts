import { parse } from 'csv-parse/sync';
import { createStaff } from '../../testing/actors.ts';
import { addCategory, addProduct, text } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('exactly the filtered products are exported, with a row for each variant and no formula; costs only for those who may see them', async () => {
  const tenantId = await createStore(test.database, 'fresh');
  const other = await createStore(test.database, 'bakehouse');
  const { token } = await createStaff(test.database, tenantId, ['read_products']);
  const fruit = await addCategory(test.database, tenantId, 'fruit');
  await addProduct(
    test.database,
    tenantId,
    { title: text('=1+1'), categoryId: fruit.id, tags: ['red', 'sweet'] },
    { sku: 'APPLE', costPrice: 120, price: 199, originalPrice: 249, onHand: 7 },
  );
  await addProduct(test.database, tenantId, { status: 'draft', categoryId: fruit.id }, { sku: 'PEAR' });
  await addProduct(test.database, tenantId, {}, { sku: 'BREAD' });
  await addProduct(test.database, other, { status: 'show' }, { sku: 'THEIRS' });
  const address = `/api/product-exports?category=${fruit.id}&status=show`;
  const { status, body, headers } = await test.call('fresh.localhost', 'GET', address, { token });
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [, ...rows]: string[][] = parse(body, { bom: true });
  expect(rows).toEqual([
    [
      'APPLE',
      '',
      "'=1+1",
      '',
      'fruit',
      'red, sweet',
      'show',
      '1.99',
      '2.49',
      '7',
      '',
      '',
      '',
      'each',
      'each',
      '',
      '10',
      '',
      '',
      '',
      '',
      '',
      '',
    ],
  ]);
  const buyer = await createStaff(test.database, tenantId, ['read_products', 'read_costs']);
  const costs = await test.call('fresh.localhost', 'GET', address, { token: buyer.token });
  const [, withCost]: string[][] = parse(costs.body, { bom: true });
  expect(withCost?.slice(7, 11)).toEqual(['1.99', '2.49', '1.20', '7']);
});
