import type { Actor } from '../../testing/actors.ts';
import { createStaff } from '../../testing/actors.ts';
import { addProduct, text } from '../../testing/catalog.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { ProductDetail, ProductInput } from './products.schema.ts';

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

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const as = (actor: Actor) => (method: Method, path: string, body?: unknown) =>
  test.call(host, method, `/api/products${path}`, {
    token: actor.token,
    ...(body !== undefined && { body }),
  });
const call = (method: Method, path: string, body?: unknown) => as(owner)(method, path, body);

/** Returns a product's form as it was loaded, to be saved again; its stock is not edited. */
function formOf(detail: ProductDetail): ProductInput {
  const { id: _, version, sku, sales, createdAt, updatedAt, variants, ...form } = detail;
  return { ...form, variants: variants.map(({ allocated, label, onHand, ...variant }) => variant) };
}
const save = (detail: ProductDetail, change: Partial<ProductInput>) =>
  call('PUT', `/${detail.id}`, { ...formOf(detail), version: detail.version, ...change });

it('saving a product keeps optional fields that are absent, and refuses a limit below the smallest quantity', async () => {
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const metaTitle = text('Oats, by the sack');
  const first = await addProduct(test.database, tenantId, { status: 'draft' });
  const set = await save(first, { minPerOrder: 4, quantityStep: 3, metaTitle, publishAt });
  expect(set.body).toMatchObject({ minPerOrder: 4, quantityStep: 3, metaTitle, publishAt });
  const { minPerOrder, quantityStep, publishAt: _, metaTitle: __, ...older } = formOf(set.body);
  const kept = await call('PUT', `/${first.id}`, { ...older, version: set.body.version });
  expect(kept.body).toMatchObject({ minPerOrder: 4, quantityStep: 3, metaTitle, publishAt });
  const refused = await save(kept.body, { maxPerOrder: 5 });
  expect(refused.body.details).toEqual([{ field: 'maxPerOrder', message: 'below_minimum' }]);
  expect((await save(kept.body, { status: 'show' })).body.publishAt).toBeNull();
});

it('a draft is shown when its time has come', async () => {
  const first = await addProduct(test.database, tenantId, { status: 'draft' });
  await save(first, { publishAt: new Date(Date.now() + 1_500).toISOString() });
  const read = async (): Promise<ProductDetail> => (await call('GET', `/${first.id}`)).body;
  const shown = await eventually(read, ({ status }) => status === 'show');
  expect(shown.publishAt).toBeNull();
});

it('a product is hidden when its time has come, in the shop and in carts as well', async () => {
  const first = await addProduct(test.database, tenantId, { slug: 'advent', status: 'show' });
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const saved = await save(first, { unpublishAt: inAnHour });
  expect(saved.body).toMatchObject({ status: 'show', unpublishAt: inAnHour });
  const inShop = () => test.call(host, 'GET', '/api/catalog/products/advent');
  const items = [{ variantId: first.variants[0]?.id, quantity: 1 }];
  const quote = () => test.call(host, 'POST', '/api/cart/quote', { body: { items } });
  expect([(await inShop()).status, (await quote()).body.lines.length]).toEqual([200, 1]);
  const soon = await save(saved.body, { unpublishAt: new Date(Date.now() + 1_500).toISOString() });
  expect(soon.status).toBe(200);
  await eventually(inShop, ({ status }) => status === 404);
  expect((await quote()).body.issues).toMatchObject([{ kind: 'unavailable' }]);
  expect((await call('GET', `/${first.id}`)).body).toMatchObject({ status: 'hide', unpublishAt: null });
});

it('the time of hiding is to come, and after that of publishing', async () => {
  const first = await addProduct(test.database, tenantId, { status: 'draft' });
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const problemOf = async (change: Partial<ProductInput>) => (await save(first, change)).body.details;
  expect(await problemOf({ unpublishAt: inHours(-1) })).toEqual([{ field: 'unpublishAt', message: 'past' }]);
  expect(await problemOf({ publishAt: inHours(2), unpublishAt: inHours(1) })).toEqual([
    { field: 'unpublishAt', message: 'before_publishing' },
  ]);
  expect((await save(first, { publishAt: inHours(1), unpublishAt: inHours(2) })).status).toBe(200);
});

it('saving a product leaves stock and costs to those who may change and see them', async () => {
  const clerk = await createStaff(test.database, tenantId, ['read_products', 'write_products']);
  const first = await addProduct(test.database, tenantId, {}, { costPrice: 90, reorderPoint: 3 });
  const seen = await as(clerk)('GET', `/${first.id}`);
  expect(seen.body.variants[0].costPrice).toBeNull();
  const change = (variant: object, to: ProductDetail = first) => {
    const form = formOf(to);
    const variants = [{ ...form.variants[0], costPrice: null, ...variant }];
    return as(clerk)('PUT', `/${to.id}`, { ...form, variants, version: to.version });
  };
  const stock = await change({ stock: { seen: 10, onHand: 4 } });
  expect([stock.status, stock.body.details]).toEqual([
    403,
    [{ field: 'variants.0.stock.onHand', message: 'write_stock' }],
  ]);
  expect((await change({ reorderPoint: 99, price: 150 })).status).toBe(200);
  const [variant] = (await call('GET', `/${first.id}`)).body.variants;
  expect(variant).toMatchObject({ price: 150, costPrice: 90, onHand: 10, reorderPoint: 3 });
});

it('a copy of a product is a draft with its fields, but no stock and no barcode', async () => {
  const first = await addProduct(
    test.database,
    tenantId,
    { slug: 'rye', title: text('Rye'), tags: ['bread'] },
    { sku: 'RYE', barcode: '40123455', costPrice: 90, onHand: 7 },
  );
  const copy = await call('POST', `/${first.id}/copy`);
  expect(copy.status).toBe(201);
  expect(copy.body).toMatchObject({
    ...{ title: { en: 'Rye (2)' }, slug: 'rye-2', status: 'draft', tags: ['bread'] },
    variants: [{ sku: 'RYE-2', barcode: null, costPrice: 90, onHand: 0 }],
  });
  expect((await call('POST', `/${first.id}/copy`)).body).toMatchObject({ slug: 'rye-3', sku: 'RYE-3' });
  const other = await createStore(test.database, 'bakehouse');
  const foreign = await addProduct(test.database, other);
  expect((await call('POST', `/${foreign.id}/copy`)).status).toBe(404);
});
