import { createStaff } from '../../testing/actors.ts';
import { addCategory, addProduct } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { CatalogCategory } from './categories.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let breadId: string;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  const add = (slug: string, given: Parameters<typeof addCategory>[3]) =>
    addCategory(test.database, tenantId, slug, given);
  const bread = await add('bread', { position: 2 });
  const rolls = await add('rolls', { parent: bread, position: 1 });
  const cakes = await add('cakes', { position: 1 });
  const secret = await add('secret', { status: 'hide', position: 3 });
  const below = await add('below-secret', { parent: secret });
  breadId = bread.id;
  const inCategories = (...ids: string[]) => ({ categoryId: ids[0] ?? null, categoryIds: ids });
  await addProduct(test.database, tenantId, inCategories(rolls.id, bread.id));
  await addProduct(test.database, tenantId, inCategories(rolls.id));
  await addProduct(test.database, tenantId, { ...inCategories(bread.id), status: 'hide' });
  await addProduct(test.database, tenantId, inCategories(cakes.id));
  await addProduct(test.database, tenantId, inCategories(below.id));
});
afterAll(() => test.close());

const read = async (path: string, token?: string): Promise<(CatalogCategory & { status?: string })[]> =>
  (await test.call(host, 'GET', path, { token })).body;

it('shoppers see the visible categories below visible ones, parents first, in the store’s order', async () => {
  const list = await read('/api/catalog/categories');
  expect(list.map((category) => category.slug)).toEqual(['cakes', 'bread', 'rolls']);
  expect(list.find((category) => category.slug === 'rolls')?.parentId).toBe(breadId);
});

it('a category counts each visible product once, in it and below it', async () => {
  const list = await read('/api/catalog/categories');
  expect(Object.fromEntries(list.map((category) => [category.slug, category.productCount]))).toEqual({
    cakes: 1,
    bread: 2,
    rolls: 2,
  });
});

it('a category counts a product that was added', async () => {
  await addProduct(test.database, tenantId, { categoryId: breadId });
  const list = await read('/api/catalog/categories');
  expect(list.find((category) => category.id === breadId)?.productCount).toBe(3);
});

it('staff with the permission see all categories', async () => {
  const reader = await createStaff(test.database, tenantId, ['read_categories']);
  const list = await read('/api/categories', reader.token);
  expect(list).toHaveLength(5);
  expect(list.find((category) => category.slug === 'secret')).toMatchObject({
    status: 'hide',
    productCount: 1,
    totalCount: 1,
  });
  expect(list.find((category) => category.id === breadId)).toMatchObject({ productCount: 3, totalCount: 4 });
  const picker = await createStaff(test.database, tenantId, ['read_orders']);
  expect((await test.call(host, 'GET', '/api/categories', { token: picker.token })).status).toBe(403);
});

it('categories are not shown to another store', async () => {
  await createStore(test.database, 'bakehouse');
  expect((await test.call('bakehouse.localhost', 'GET', '/api/catalog/categories')).body).toEqual([]);
});
