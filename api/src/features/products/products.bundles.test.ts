import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addProduct, addVariant, productInput } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy, home, levelOf, newKey, orderBody, send, wrongLevels } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { BundlePart } from './products.schema.ts';

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

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, body?: unknown) =>
  test.call(host, method, `/api${path}`, { token: owner.token, ...(body !== undefined && { body }) });

/** Adds a bundle of two apples and a pear for 5.00. Ten apples are there, and ten pears. */
async function addBundle(given: { apples?: number; pears?: number } = {}) {
  const apple = await addProduct(test.database, tenantId, {}, { onHand: given.apples ?? 10 });
  const pear = await addVariant(test.database, tenantId, { onHand: given.pears ?? 10 });
  const appleId = apple.variants[0]!.id;
  const bundleOf = [
    { variantId: appleId, qty: 2 },
    { variantId: pear, qty: 1 },
  ];
  const product = await addProduct(test.database, tenantId, { bundleOf }, { price: 500, onHand: 0 });
  return { product, variantId: product.variants[0]!.id, apple, appleId, pear };
}

const quote = async (items: { variantId: string; quantity: number }[]) =>
  (await test.call(host, 'POST', '/api/cart/quote', { body: { items } })).body;
const inShop = async (slug: string) => (await test.call(host, 'GET', `/api/catalog/products/${slug}`)).body;
const allocated = async (...ids: string[]) =>
  Promise.all(ids.map(async (id) => (await levelOf(test.database, tenantId, id))?.allocated));

it('shoppers and staff see as many of a bundle as its parts make', async () => {
  const { product, variantId, apple } = await addBundle({ apples: 7 });
  expect(await inShop(product.slug)).toMatchObject({
    ...{ available: 3, inStock: true, variants: [{ available: 3 }] },
    contains: [{ slug: apple.slug, qty: 2 }, { qty: 1 }],
  });
  const list = await test.call(
    host,
    'GET',
    `/api/catalog/products?ids=${product.id},${apple.id}&inStock=true`,
  );
  const shown = new Map(
    list.body.items.map((item: { id: string; available: number }) => [item.id, item.available]),
  );
  expect(Object.fromEntries(shown)).toEqual({ [product.id]: 3, [apple.id]: 7 });
  expect((await quote([{ variantId, quantity: 5 }])).issues).toEqual([
    { variantId, kind: 'low_stock', value: 3 },
  ]);
  const row = await call('GET', `/products?ids=${product.id}`);
  expect(row.body.items).toMatchObject([{ available: 3 }]);
  expect((await call('GET', `/products?stock=out`)).body.items).not.toContainEqual(
    expect.objectContaining({ id: product.id }),
  );
  expect((await call('GET', `/products/${product.id}`)).body.bundleOf).toMatchObject([
    { qty: 2, available: 7, isSold: true },
    { qty: 1, available: 10, isSold: true },
  ]);
});

it('a cart counts what its bundles and its single goods take of one stock together', async () => {
  const { variantId, appleId } = await addBundle();
  const { lines, issues } = await quote([
    { variantId: appleId, quantity: 5 },
    { variantId, quantity: 4 },
  ]);
  expect(lines).toMatchObject([{ quantity: 5 }, { quantity: 2 }]);
  expect(issues).toEqual([{ variantId, kind: 'low_stock', value: 2 }]);
});

it('an order takes the stock of the parts, and changes, cancelling and returns give it back', async () => {
  const { variantId, appleId, pear, product, apple } = await addBundle();
  const order = await buy(test, host, ann.token, {
    items: [
      { variantId, quantity: 2 },
      { variantId: appleId, quantity: 1 },
    ],
  });
  expect(order.status).toBe(201);
  expect(await allocated(variantId, appleId, pear)).toEqual([0, 5, 2]);
  // The contents of the order stay as they are when the bundle changes.
  const bundleOf = [{ variantId: pear, qty: 3 }];
  const { version, sku, sales, createdAt, updatedAt, id, ...form } = product;
  const variants = form.variants.map(({ allocated: _, label, onHand, ...variant }) => variant);
  expect((await call('PUT', `/products/${id}`, { ...form, version, variants, bundleOf })).status).toBe(200);

  const { body } = await call('GET', `/orders/${order.body.id}`);
  expect(body.lines[0].parts).toMatchObject([
    { qty: 2, title: apple.title },
    { variantId: pear, qty: 1 },
  ]);
  const asked = { items: [{ variantId, quantity: 1 }], shippingOption: 'one' };
  const { total } = (await call('POST', `/staff-orders/${body.id}/quote`, asked)).body;
  const edit = { ...asked, version: body.version, address: home, notes: '', total };
  expect((await call('PUT', `/staff-orders/${body.id}`, edit)).status).toBe(200);
  expect(await allocated(variantId, appleId, pear)).toEqual([0, 2, 1]);
  for (const status of ['confirmed', 'picking', 'packed', 'out_for_delivery', 'delivered'])
    await call('PUT', `/orders/status/${body.id}`, { status });
  expect(await levelOf(test.database, tenantId, appleId)).toEqual({ onHand: 8, allocated: 0 });
  const sold = (await call('GET', `/orders/${body.id}`)).body;
  const refund = {
    ...{
      orderId: body.id,
      version: sold.version,
      paymentId: sold.payments[0].id,
      amount: 500,
      reason: 'Squashed',
    },
    ...{ goods: 'restocked', lines: [{ lineId: sold.lines[0].id, qty: 1 }] },
  };
  const headers = { 'idempotency-key': newKey() };
  const paid = await test.call(host, 'POST', '/api/refunds', { token: owner.token, body: refund, headers });
  expect(paid.status).toBe(201);
  expect(await levelOf(test.database, tenantId, appleId)).toEqual({ onHand: 10, allocated: 0 });

  const second = await buy(test, host, ann.token, { items: [{ variantId, quantity: 3 }] });
  expect(await allocated(pear)).toEqual([9]);
  await call('PUT', `/orders/status/${second.body.id}`, { status: 'cancelled', note: 'Rain' });
  expect(await allocated(pear)).toEqual([0]);
  expect(await wrongLevels(test.database, tenantId)).toEqual([]);
});

it('concurrent buyers of bundles and of their parts never get more than there is, and never deadlock', async () => {
  const { variantId, appleId, pear } = await addBundle({ apples: 20, pears: 12 });
  const shoppers = await Promise.all(
    Array.from({ length: 60 }, () => createCustomer(test.database, tenantId)),
  );
  const bundle = { variantId, quantity: 1 };
  const [single, other] = [appleId, pear].map((part) => ({ variantId: part, quantity: 1 }));
  const carts = [[bundle], [single!, other!], [other!, bundle]];
  const bodies = await Promise.all(carts.map((items) => orderBody(test, host, { items })));
  const replies = await Promise.all(
    shoppers.map(({ token }, index) => send(test, host, token, bodies[index % 3]!)),
  );
  const codes = new Set(replies.map(({ status, body }) => body.code ?? String(status)));
  expect([...codes].sort()).toEqual(['201', 'OUT_OF_STOCK']);
  const won = (cart: number) =>
    replies.filter(({ status }, index) => index % 3 === cart && status === 201).length;
  const apples = 2 * won(0) + won(1) + 2 * won(2);
  const pears = won(0) + won(1) + 2 * won(2);
  expect(await allocated(appleId, pear)).toEqual([apples, pears]);
  expect(apples <= 20 && pears <= 12 && (apples >= 19 || pears >= 11)).toBe(true);
  expect(await wrongLevels(test.database, tenantId)).toEqual([]);
});

it('a bundle is not available once one of its parts is hidden or deleted', async () => {
  const { product, variantId, apple } = await addBundle();
  await call('PUT', `/products/status/${apple.id}`, { status: 'hide' });
  expect(await inShop(product.slug)).toMatchObject({ available: 0, inStock: false });
  expect((await quote([{ variantId, quantity: 1 }])).issues).toMatchObject([{ kind: 'sold_out' }]);
  await call('PUT', `/products/status/${apple.id}`, { status: 'show' });
  expect((await inShop(product.slug)).available).toBe(5);
  await call('DELETE', `/products/${apple.id}`);
  expect((await inShop(product.slug)).available).toBe(0);
  expect((await call('GET', `/products/${product.id}`)).body.bundleOf[0].isSold).toBe(false);
});

it('a bundle has no bundle in it, no unknown or repeated part, and no variants', async () => {
  const { product, variantId, pear } = await addBundle();
  const other = await createStore(test.database, 'bakehouse');
  const foreign = await addVariant(test.database, other);
  const problemOf = async (bundleOf: BundlePart[], change: object = {}) =>
    (await call('POST', '/products', productInput({ bundleOf, ...change }))).body.details;
  expect(await problemOf([{ variantId, qty: 1 }])).toEqual([{ field: 'bundleOf.0', message: 'nested' }]);
  expect(await problemOf([{ variantId: foreign, qty: 1 }])).toEqual([
    { field: 'bundleOf.0', message: 'unknown' },
  ]);
  const twice = [1, 2].map((qty) => ({ variantId: pear, qty }));
  expect(await problemOf(twice)).toEqual([{ field: 'bundleOf.1', message: 'duplicate' }]);
  const part = product.bundleOf[0]!.variantId;
  const { body: apple } = await call('GET', `/products?q=${product.bundleOf[0]!.sku}`);
  const { body: form } = await call('GET', `/products/${apple.items[0].id}`);
  const { id, version, sku, sales, createdAt, updatedAt, ...fields } = form;
  const variants = form.variants.map(
    ({ allocated: _, label, onHand, ...variant }: (typeof product.variants)[number]) => variant,
  );
  const nested = { ...fields, version, variants, bundleOf: [{ variantId: pear, qty: 1 }] };
  expect(part).toBe(form.variants[0].id);
  expect((await call('PUT', `/products/${id}`, nested)).body.details).toEqual([
    { field: 'bundleOf', message: 'nested' },
  ]);
  const goods = (await call('GET', `/products/goods?q=product`)).body.map(
    (good: { variantId: string }) => good.variantId,
  );
  expect(goods).not.toContain(variantId);
});
