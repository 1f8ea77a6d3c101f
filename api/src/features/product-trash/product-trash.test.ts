import { sql } from 'drizzle-orm';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createStaff } from '../../testing/actors.ts';
import { addProduct, text } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { ProductDetail } from '../products/products.schema.ts';
import { forgetOldTrash } from './product-trash.service.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let owner: Actor;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  test.call(host, method, `/api${path}`, { token: owner.token, ...(body !== undefined && { body }) });
const bulk = (operation: 'restore' | 'forget', ...ids: string[]) =>
  call('POST', `/admin/bulk/products.${operation}`, {
    operation: `products.${operation}`,
    items: ids.map((id) => ({ id })),
  });
const remove = async ({ id }: ProductDetail) =>
  expect((await call('DELETE', `/products/${id}`)).status).toBe(200);
const inShop = async (slug: string) => (await call('GET', `/catalog/products/${slug}`)).status;
const inTrash = async (): Promise<string[]> =>
  (await call('GET', '/product-trash')).body.items.map(({ id }: { id: string }) => id);
const add = (given: Parameters<typeof addProduct>[2] = {}, variant: Parameters<typeof addProduct>[3] = {}) =>
  addProduct(test.database, tenantId, given, variant);

it('a deleted product is in the trash and not in the shop, and comes back as it was', async () => {
  const made = await add({ slug: 'apple', title: text('Apple') }, { onHand: 7 });
  await remove(made);
  expect([await inShop('apple'), await inTrash()]).toEqual([404, [made.id]]);
  expect((await bulk('restore', made.id)).status).toBe(200);
  const { version, updatedAt, ...restored }: ProductDetail = (await call('GET', `/products/${made.id}`)).body;
  const { version: _, updatedAt: before, ...was } = made;
  expect(restored).toEqual(was);
  expect(version).toBeGreaterThan(made.version);
  expect([await inShop('apple'), await inTrash()]).toEqual([200, []]);
});

it('a restored product gets a new address when another product has taken its own, and is refused when its SKU was taken', async () => {
  const first = await add({ slug: 'pear' });
  const second = await add({}, { sku: 'SAME' });
  await remove(first);
  await remove(second);
  await add({ slug: 'pear' });
  await add({}, { sku: 'SAME' });
  expect(await inTrash()).toEqual([second.id, first.id]);
  const { status, body } = await bulk('restore', first.id, second.id);
  expect([status, body.code, body.details]).toEqual([
    409,
    'SKU_TAKEN',
    [{ field: 'items.1.id', message: 'taken' }],
  ]);
  expect((await bulk('restore', first.id)).status).toBe(200);
  expect((await call('GET', `/products/${first.id}`)).body.slug).toBe('pear-2');
  expect(await inTrash()).toEqual([second.id]);
  expect((await call('DELETE', '/product-trash')).status).toBe(200);
  expect([await inTrash(), (await bulk('restore', second.id)).status]).toEqual([[], 404]);
});

it('the trash says who deleted a product and until when it is kept, and finds it by its name', async () => {
  const { id } = await add({ title: text('Quince') });
  await remove(await add({ title: text('Plum') }));
  await call('POST', '/admin/bulk/products.delete', { operation: 'products.delete', items: [{ id }] });
  const { body } = await call('GET', '/product-trash?q=quince');
  expect([body.totalDoc, body.items[0].id, body.items[0].deletedBy]).toEqual([1, id, 'Sam Staff']);
  const { deletedAt, until } = body.items[0];
  expect(Date.parse(until) - Date.parse(deletedAt)).toBe(30 * 86_400_000);
});

it('a deleted product is in no list, count, export or search of the store', async () => {
  const made = await add({ slug: 'medlar', title: text('Medlar') }, { onHand: 3, sku: 'MEDLAR' });
  await remove(made);
  const lists = [
    '/products?q=medlar',
    '/stock?q=MEDLAR',
    '/product-sheet?q=medlar',
    '/catalog/products?q=medlar',
  ];
  for (const path of lists) expect([path, (await call('GET', path)).body.totalDoc]).toEqual([path, 0]);
  expect((await call('GET', `/products/${made.id}`)).status).toBe(404);
  expect((await call('GET', '/product-exports?q=medlar')).body).not.toContain('MEDLAR');
});

it('a product that is deleted for good, or was deleted 30 days ago, does not come back', async () => {
  const now = await add({ description: text('Juicy') });
  const old = await add({ description: text('Dry') });
  await remove(now);
  await remove(old);
  expect((await bulk('forget', now.id)).status).toBe(200);
  await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`update products set deleted_at = now() - interval '31 days' where id = ${old.id}`),
  );
  expect(await bulk('restore', now.id)).toMatchObject({ status: 404 });
  expect(await bulk('restore', old.id)).toMatchObject({ status: 404 });
  await forgetOldTrash(test.database, { tenantId, id: tenantId });
  const { rows } = await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`select description, trash from products where id in (${now.id}, ${old.id})`),
  );
  expect(rows).toEqual([
    { description: {}, trash: null },
    { description: {}, trash: null },
  ]);
});
