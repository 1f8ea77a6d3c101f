import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addProduct } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { ProductDetail, ProductInput } from './products.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let ann: Actor;
let owner: Actor;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  ann = await createCustomer(test.database, tenantId);
  owner = await createStaff(test.database, tenantId, 'owner');
});
afterAll(() => test.close());

const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  test.call(host, method, `/api${path}`, { token: owner.token, ...(body !== undefined && { body }) });
const add = (given: Partial<ProductInput> = {}, onHand = 10) =>
  addProduct(test.database, tenantId, given, { onHand });
const inShop = async (slug: string) => (await test.call(host, 'GET', `/api/catalog/products/${slug}`)).body;
const variantOf = ({ variants: [variant] }: ProductDetail) => variant!.id;

function save({ id, sku, sales, createdAt, updatedAt, variants, ...form }: ProductDetail, change: object) {
  const own = variants.map(({ allocated, label, onHand, ...variant }) => variant);
  return call('PUT', `/products/${id}`, { ...form, variants: own, ...change });
}

it('age limit, shelf life, aisle and substitutes are saved, and stay when a program does not name them', async () => {
  const other = await add();
  const handling = { ageLimit: 18, shelfLifeDays: 30, aisle: 'B 12', substituteIds: [other.id] };
  const saved = await save(await add(), handling);
  expect(saved.body).toMatchObject(handling);
  const { ageLimit, shelfLifeDays, aisle, substituteIds, ...older } = saved.body;
  expect((await save(older, { brand: 'Hill' })).body).toMatchObject({ ...handling, brand: 'Hill' });
  const { slug, id } = saved.body;
  const page = await inShop(slug);
  expect(page).toMatchObject({ ageLimit: 18, shelfLifeDays: 30 });
  expect(page).not.toHaveProperty('aisle');
  const twice = await save(saved.body, { version: 3, substituteIds: [other.id, other.id, id] });
  expect(twice.body.details).toEqual([
    { field: 'substituteIds.1', message: 'duplicate' },
    { field: 'substituteIds.2', message: 'duplicate' },
  ]);
  const elsewhere = await createStore(test.database, 'bakehouse');
  const foreign = await addProduct(test.database, elsewhere);
  const refused = await save(saved.body, { version: 3, substituteIds: [foreign.id] });
  expect(refused.body.details).toEqual([{ field: 'substituteIds.0', message: 'unknown' }]);
});

it('a product that is sold out offers its substitutes that are in stock, the best first', async () => {
  const [second, first, empty, hidden, gone] = [
    await add(),
    await add(),
    await add({}, 0),
    await add({ status: 'hide' }),
    await add(),
  ];
  const substituteIds = [first, empty, hidden, gone, second].map(({ id }) => id);
  const product = await add({ substituteIds }, 0);
  await call('DELETE', `/products/${gone.id}`);
  const page = await inShop(product.slug);
  expect(page.substitutes.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
  expect((await inShop((await add({ substituteIds })).slug)).substitutes).toEqual([]);
  const { body } = await call('GET', `/products/${product.id}`);
  expect(body.substituteIds).toEqual([first, empty, hidden, second].map(({ id }) => id));
});

it('goods with an age limit are sold to shoppers who say that they are old enough, also within bundles', async () => {
  const wine = await add({ ageLimit: 18 });
  const bundle = await add({ bundleOf: [{ variantId: variantOf(wine), qty: 1 }] }, 0);
  expect((await inShop(bundle.slug)).ageLimit).toBe(18);
  const items = [wine, bundle].map((product) => ({ variantId: variantOf(product), quantity: 1 }));
  const quote = await test.call(host, 'POST', '/api/cart/quote', { body: { items } });
  expect(quote.body.lines).toMatchObject([{ ageLimit: 18 }, { ageLimit: 18 }]);
  for (const confirmedAge of [undefined, 16]) {
    const { status, body } = await buy(test, host, ann.token, {
      items,
      ...(confirmedAge && { confirmedAge }),
    });
    expect([status, body.details]).toEqual([400, [{ field: 'confirmedAge', message: '18' }]]);
  }
  const { status, body } = await buy(test, host, ann.token, { items, confirmedAge: 18 });
  expect(status).toBe(201);
  expect((await call('GET', `/orders/${body.id}`)).body.lines).toMatchObject([
    { ageLimit: 18 },
    { ageLimit: 18 },
  ]);
});
