import { sql } from 'drizzle-orm';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createProgram, createStaff } from '../../testing/actors.ts';
import { addAttribute, addCategory, addProduct, text } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { ProductDetail } from '../products/products.schema.ts';
import type { HistoryEntry } from './product-history.schema.ts';

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

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, body?: unknown, { token }: Pick<Actor, 'token'> = owner) =>
  test.call(host, method, `/api${path}`, { token, ...(body !== undefined && { body }) });
const read = async (id: string): Promise<ProductDetail> => (await call('GET', `/products/${id}`)).body;
const history = async (id: string, actor = owner): Promise<HistoryEntry[]> =>
  (await call('GET', `/products/${id}/versions`, undefined, actor)).body.items;
const formOf = ({ id, sku, sales, createdAt, updatedAt, variants, ...fields }: ProductDetail) => ({
  ...fields,
  variants: variants.map(({ label, onHand, allocated, ...variant }) => variant),
});
/** Saves the form of the product as it is, with these fields. */
const save = async (id: string, given: object, actor?: Pick<Actor, 'token'>) => {
  const reply = await call('PUT', `/products/${id}`, { ...formOf(await read(id)), ...given }, actor);
  expect(reply.status).toBe(200);
};
const restore = (id: string, number: number, version: number, actor?: Actor) =>
  call('POST', `/products/${id}/versions/${number}/restore`, { version }, actor);
const sheet = async (product: ProductDetail, seen: object, values: object) => {
  const rows = [{ variantId: product.variants[0]!.id, seen, values }];
  expect((await call('POST', '/product-changes/rows', { rows })).body.items[0].state).toBe('applied');
};

it('each version of a product says who saved it, in which way, and what was changed', async () => {
  const product = await addProduct(test.database, tenantId, { title: text('Apple'), brand: '' });
  const { id } = product;
  await save(id, { brand: 'Orchard', title: { ...text('Apple'), en: 'Red apple' } });
  await sheet(product, { price: product.variants[0]!.price }, { price: 1 });
  await call('PUT', `/products/status/${id}`, { status: 'hide' });
  await call('DELETE', `/products/${id}`);
  await call('POST', '/admin/bulk/products.restore', { operation: 'products.restore', items: [{ id }] });
  const entries = await history(id);
  expect(entries.map(({ version, way, by }) => [version, way, by])).toEqual([
    [6, 'undeleted', 'Sam Staff'],
    [5, 'deleted', 'Sam Staff'],
    [4, 'status', 'Sam Staff'],
    [3, 'edit', 'Sam Staff'],
    [2, 'form', 'Sam Staff'],
    [1, 'created', ''],
  ]);
  const changesOf = (version: number) => entries.find((entry) => entry.version === version)?.changes;
  expect(changesOf(4)).toEqual([{ field: 'status', sku: null, before: 'show', after: 'hide' }]);
  expect(changesOf(3)).toEqual([
    { field: 'price', sku: product.sku, before: product.variants[0]!.price, after: 1 },
  ]);
  expect(changesOf(2)).toEqual([
    { field: 'brand', sku: null, before: '', after: 'Orchard' },
    { field: 'title', sku: null, before: text('Apple'), after: { ...text('Apple'), en: 'Red apple' } },
  ]);
});

it('a version of a product is restored over what the form, the sheet and the list have changed since', async () => {
  const category = await addCategory(test.database, tenantId, 'fruit');
  const product = await addProduct(test.database, tenantId, {
    ...{ title: text('Pear'), tags: ['green'], categoryId: category.id, categoryIds: [category.id] },
  });
  const { id } = product;
  const [{ price }] = product.variants as [ProductDetail['variants'][number]];
  await sheet(product, { price, tags: ['green'] }, { price: 7, tags: ['ripe'] });
  await save(id, { title: text('Quince'), categoryId: null, categoryIds: [] });
  await sheet(product, { price: 7 }, { price: 8 });
  await call('PUT', `/products/status/${id}`, { status: 'hide' });
  const hidden = await read(id);
  expect((await restore(id, 2, hidden.version - 1)).body.code).toBe('VERSION_CONFLICT');
  const { status, body } = await restore(id, 2, hidden.version);
  expect(status).toBe(200);
  expect(formOf(body)).toEqual({
    ...formOf(product),
    ...{ tags: ['ripe'], version: hidden.version + 1 },
    variants: formOf(product).variants.map((variant) => ({ ...variant, price: 7 })),
  });
  expect((await restore(id, 1, hidden.version + 1)).body.tags).toEqual(['green']);
  expect((await history(id))[0]).toMatchObject({ way: 'version', canRestore: false });
});

it('variants that were deleted come back with their stock, and categories that are gone are left out', async () => {
  const { attributeId, values } = await addAttribute(test.database, tenantId, ['Small', 'Large']);
  const category = await addCategory(test.database, tenantId, 'short-lived');
  const product = await addProduct(test.database, tenantId);
  const { id } = product;
  const [variant] = formOf(product).variants;
  const { id: _, ...fields } = variant!;
  await save(id, {
    ...{ attributeIds: [attributeId], categoryId: category.id, categoryIds: [category.id] },
    variants: [
      { ...variant, optionValues: { [attributeId]: values[0] } },
      {
        ...{ ...fields, sku: 'LARGE', optionValues: { [attributeId]: values[1] } },
        stock: { seen: 0, onHand: 9 },
      },
    ],
  });
  const [first, second] = (await read(id)).variants;
  const { variants } = formOf(await read(id));
  await save(id, { categoryId: null, categoryIds: [], variants: [variants[0]] });
  expect((await call('DELETE', `/categories/${category.id}`)).status).toBe(200);
  const { body } = await restore(id, 2, 3);
  expect([body.categoryId, body.categoryIds]).toEqual([null, []]);
  expect(body.variants).toEqual([first, second]);
  expect(body.variants[1].onHand).toBe(9);
});

it('costs in a product’s versions are shown to and restored for those who may see them only', async () => {
  const product = await addProduct(test.database, tenantId, {}, { costPrice: 50 });
  const { id } = product;
  const cost = (costPrice: number) => ({
    variants: formOf(product).variants.map((variant) => ({ ...variant, costPrice })),
  });
  await save(id, cost(60));
  const clerk = await createStaff(test.database, tenantId, ['read_products', 'write_products']);
  expect((await history(id))[0]?.changes).toEqual([
    { field: 'costPrice', sku: product.sku, before: 50, after: 60 },
  ]);
  expect((await history(id, clerk))[0]?.changes).toEqual([]);
  expect((await restore(id, 1, 2, clerk)).status).toBe(200);
  expect((await read(id)).variants[0]?.costPrice).toBe(60);
  const reader = await createStaff(test.database, tenantId, ['read_products']);
  expect((await restore(id, 1, 3, reader)).status).toBe(403);
});

it('a save of the stock alone is no version, and 50 versions are kept', async () => {
  const { id, variants } = await addProduct(test.database, tenantId);
  const { label, onHand, allocated, ...variant } = variants[0]!;
  await save(id, { variants: [{ ...variant, stock: { seen: onHand, onHand: onHand + 1 } }] });
  expect((await history(id)).map(({ version }) => version)).toEqual([1]);
  await inTenant(test.database, tenantId, async (tx) => {
    await tx.execute(sql`insert into product_versions (tenant_id, id, product_id, version, way, actor_name, before, after)
      select ${tenantId}, gen_random_uuid(), ${id}, n, 'form', 'Sam Staff', '{}', '{}' from generate_series(3, 60) n`);
    await tx.execute(sql`update products set version = 60 where id = ${id}`);
  });
  await save(id, { brand: 'New' });
  const { body } = await call('GET', `/products/${id}/versions?limit=100`);
  expect([body.totalDoc, body.items.at(-1).version]).toEqual([50, 12]);
});

it('rows of changes that are no longer kept are known by name, and not restored', async () => {
  const product = await addProduct(test.database, tenantId);
  const { id } = product;
  await call('PUT', `/products/status/${id}`, { status: 'hide' });
  await save(id, { brand: 'New' });
  await inTenant(test.database, tenantId, (tx) =>
    tx.execute(
      sql`update product_versions set created_at = now() - interval '31 days' where product_id = ${id}`,
    ),
  );
  expect((await history(id)).map(({ version, canRestore }) => [version, canRestore])).toEqual([
    [3, false],
    [2, false],
    [1, true],
  ]);
  expect((await restore(id, 2, 3)).status).toBe(404);
});

it('the first save of a product that has no versions can be taken back', async () => {
  const { id, brand } = await addProduct(test.database, tenantId);
  await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`delete from product_versions where product_id = ${id}`),
  );
  await save(id, { brand: 'Wrong' });
  expect((await history(id)).map(({ version, way }) => [version, way])).toEqual([
    [2, 'form'],
    [1, 'earlier'],
  ]);
  expect((await restore(id, 1, 2)).body.brand).toBe(brand);
});

it('a version that a program saved has the name of its key', async () => {
  const { id } = await addProduct(test.database, tenantId);
  const program = await createProgram(test.database, tenantId, ['read_products', 'write_products']);
  await save(id, { brand: 'By a program' }, program);
  expect((await history(id))[0]).toMatchObject({ way: 'program', by: 'Stock scanner' });
});
