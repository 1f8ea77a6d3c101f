import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addCoupon, addProduct } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { buy, home } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { Order } from '../orders/orders.schema.ts';
import { priceOfWeight } from '../products/weighed.ts';

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

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  test.call(host, method, `/api${path}`, { token: owner.token, ...(body !== undefined && { body }) });
const read = async (id: string): Promise<Order> => (await call('GET', `/orders/${id}`)).body;

/** Adds cheese for 12.99 per kilogram; a piece weighs about 350 g and costs 4.55 (4.5465). */
const addCheese = () =>
  addProduct(
    test.database,
    tenantId,
    { soldBy: 'weight', pricedBy: 'kg', nominalWeightG: 350, tolerancePct: 10 },
    { price: 1_299, originalPrice: 1_499 },
  );

/** Orders two pieces, estimated at 9.10, with delivery for 60.00, and confirms the order. */
async function order(given: { couponCode?: string } = {}) {
  const cheese = await addCheese();
  const items = [{ variantId: cheese.variants[0]!.id, quantity: 2 }];
  const { body } = await buy(test, host, ann.token, { items, ...given });
  await call('PUT', `/orders/status/${body.id}`, { status: 'confirmed' });
  return read(body.id);
}
const weigh = ({ id, version, lines }: Order, grams: number, change: object = {}) =>
  call('PUT', `/orders/${id}/weights`, { version, lines: [{ lineId: lines[0]!.id, grams }], ...change });

it('shoppers see the price of a piece as an estimate, with the price per kilogram', async () => {
  const { slug, id, variants } = await addCheese();
  const page = await test.call(host, 'GET', `/api/catalog/products/${slug}`);
  const estimate = { price: 455, originalPrice: 525, weightPrice: 1_299 };
  expect(page.body).toMatchObject({ ...estimate, nominalWeightG: 350, variants: [estimate] });
  const list = await test.call(host, 'GET', `/api/catalog/products?ids=${id}&minPrice=400&maxPrice=500`);
  expect(list.body.items).toMatchObject([estimate]);
  const items = [{ variantId: variants[0]?.id, quantity: 2, price: 455 }];
  const { body } = await test.call(host, 'POST', '/api/cart/quote', { body: { items } });
  expect(body).toMatchObject({
    ...{ subTotal: 910, issues: [] },
    lines: [{ weight: { nominalG: 350, price: 1_299, pricedBy: 'kg', tolerancePct: 10, pickedG: null } }],
  });
});

it('goods that were weighed are paid by their exact weight, and the order says what changed', async () => {
  const before = await order();
  expect(before).toMatchObject({ subTotal: 910, total: 6_910 });
  const { body } = await weigh(before, 682);
  // 682 g × 12.99 = 8.85918
  expect(body).toMatchObject({ subTotal: 886, total: 6_886, version: before.version + 1 });
  expect(body.lines).toMatchObject([{ lineTotal: 886, qtyOrdered: 2, weight: { pickedG: 682 } }]);
  expect(body.payments).toMatchObject([{ amount: 6_886 }]);
  expect(body.timeline.at(-1)).toMatchObject({
    kind: 'edit',
    details: {
      ...{ totalBefore: 6_910, totalAfter: 6_886 },
      changes: [{ what: 'weight', from: 700, to: 682 }],
    },
  });
  const mine = await test.call(host, 'GET', `/api/orders/mine/${body.id}`, { token: ann.token });
  expect(mine.body).toMatchObject({ total: 6_886, lines: [{ weight: { pickedG: 682 } }] });
  expect((await weigh(body, 700)).body).toMatchObject({ subTotal: 909 });
});

it('a customer pays no more than the estimate and its tolerance, however heavy the goods are', async () => {
  const { body } = await weigh(await order(), 5_000);
  expect(body).toMatchObject({ subTotal: 1_001, lines: [{ weight: { pickedG: 5_000 } }] });
});

it('weight above the tolerance is charged after the customer has agreed, and only for the grams they saw', async () => {
  const before = await order();
  const lineId = before.lines[0]!.id;
  const asked = await weigh(before, 900, { lines: [{ lineId, grams: 900, ask: true }] });
  expect(asked.body).toMatchObject({ subTotal: 1_001, lines: [{ weightConsent: 'asked' }] });
  expect(await mailsTo(test.database, home.email)).toMatchObject([
    { kind: 'weight_consent', body: expect.stringContaining(`/order/${before.id}`) },
  ]);
  const answer = (given: object, who = ann) =>
    test.call(host, 'PUT', `/api/orders/mine/${before.id}/consents`, {
      ...{ token: who.token, body: { lineId, grams: 900, accepted: true, ...given } },
    });
  const ben = await createCustomer(test.database, tenantId);
  expect((await answer({}, ben)).status).toBe(404);
  expect((await answer({ grams: 890 })).body.code).toBe('VERSION_CONFLICT');
  const { body } = await answer({});
  // 900 g × 12.99 = 11.691
  expect(body).toMatchObject({ subTotal: 1_169, total: 7_169, lines: [{ weightConsent: 'given' }] });
  const read = await call('GET', `/orders/${before.id}`);
  expect(read.body).toMatchObject({ total: 7_169, payments: [{ amount: 7_169 }] });
  expect(read.body.timeline.at(-1)).toMatchObject({
    ...{ kind: 'edit', actorKind: 'customer' },
    details: { totalBefore: 7_001, totalAfter: 7_169, changes: [{ what: 'weight_accepted' }] },
  });
  expect((await answer({})).body.code).toBe('VERSION_CONFLICT');
  const again = await weigh(read.body, 950);
  expect(again.body).toMatchObject({ subTotal: 1_001, lines: [{ weightConsent: null }] });
});

it('staff write down that a customer has agreed on the phone, and the history names who did', async () => {
  const before = await order();
  const lineId = before.lines[0]!.id;
  const { body } = await weigh(before, 900, { lines: [{ lineId, grams: 900, accepted: true }] });
  expect(body).toMatchObject({ subTotal: 1_169, lines: [{ weightConsent: 'given' }] });
  expect(body.timeline.at(-1)).toMatchObject({
    ...{ kind: 'edit', actorKind: 'staff' },
    details: { changes: [{ what: 'weight' }, { what: 'weight_accepted' }] },
  });
});

it('a customer who refuses pays the tolerance, and nobody answers once the goods have left', async () => {
  const ask = async () => {
    const before = await order();
    const lineId = before.lines[0]!.id;
    const { body } = await weigh(before, 900, { lines: [{ lineId, grams: 900, ask: true }] });
    return { body, lineId };
  };
  const answer = (id: string, lineId: string, accepted: boolean) =>
    test.call(host, 'PUT', `/api/orders/mine/${id}/consents`, {
      ...{ token: ann.token, body: { lineId, grams: 900, accepted } },
    });
  const first = await ask();
  expect((await answer(first.body.id, first.lineId, false)).body).toMatchObject({
    ...{ subTotal: 1_001, lines: [{ weightConsent: 'refused' }] },
  });
  const late = await ask();
  for (const status of ['picking', 'packed', 'out_for_delivery'])
    await call('PUT', `/orders/status/${late.body.id}`, { status });
  expect((await answer(late.body.id, late.lineId, true)).body.code).toBe('ORDER_STATE');
  expect(await read(late.body.id)).toMatchObject({ subTotal: 1_001 });
});

it('weighed goods in a bundle are weighed as well, and its price stays', async () => {
  const cheese = await addCheese();
  const variantId = cheese.variants[0]!.id;
  const bundleOf = [{ variantId, qty: 2 }];
  const board = await addProduct(test.database, tenantId, { bundleOf }, { price: 900, onHand: 0 });
  const items = [{ variantId: board.variants[0]!.id, quantity: 1 }];
  const placed = await buy(test, host, ann.token, { items });
  await call('PUT', `/orders/status/${placed.body.id}`, { status: 'confirmed' });
  const before = await read(placed.body.id);
  expect(before.lines).toMatchObject([{ weight: null, parts: [{ nominalG: 350 }] }]);
  const lineId = before.lines[0]!.id;
  const { body } = await weigh(before, 0, { lines: [{ lineId, variantId, grams: 720 }] });
  expect(body).toMatchObject({ subTotal: 900, lines: [{ parts: [{ nominalG: 350, pickedG: 720 }] }] });
  expect(body.timeline.at(-1).details.changes).toMatchObject([{ what: 'weight', from: 700, to: 720 }]);
  expect((await weigh(body, 720)).body.details).toEqual([{ field: 'lines.0.lineId', message: 'unknown' }]);
});

it('a discount keeps its share when its goods turn out lighter', async () => {
  await addCoupon(test.database, tenantId, { couponCode: 'TEN' });
  const before = await order({ couponCode: 'TEN' });
  expect(before).toMatchObject({ subTotal: 910, discount: 91 });
  expect((await weigh(before, 682)).body).toMatchObject({ subTotal: 886, discount: 88, total: 6_798 });
});

it('only an order that was confirmed and is still there is weighed, by its newest version', async () => {
  const first = await order();
  expect((await weigh(first, 0)).status).toBe(400);
  const twice = [1, 2].map(() => ({ lineId: first.lines[0]!.id, grams: 700 }));
  expect((await weigh(first, 1, { lines: twice })).body.details).toEqual([
    { field: 'lines.1.lineId', message: 'unknown' },
  ]);
  const replies = await Promise.all([690, 700, 710].map((grams) => weigh(first, grams)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  for (const status of ['picking', 'packed', 'out_for_delivery'])
    await call('PUT', `/orders/status/${first.id}`, { status });
  expect((await weigh(await read(first.id), 700)).body.code).toBe('ORDER_STATE');
});

it('a change of many prices changes the estimates, and only goods by weight are weighed', async () => {
  const cheese = await addCheese();
  const [variant] = cheese.variants;
  const rows = [{ variantId: variant!.id, seen: { price: 1_299 }, values: { price: 999 } }];
  await call('POST', '/product-changes/rows', { rows });
  const { body } = await test.call(host, 'GET', `/api/catalog/products/${cheese.slug}`);
  expect(body).toMatchObject({ price: 350, weightPrice: 999 });
  const { id, sku, sales, createdAt, updatedAt, version: _, ...form } = cheese;
  const { version } = (await call('GET', `/products/${id}`)).body;
  const variants = form.variants.map(({ allocated, label, onHand, ...own }) => own);
  const refused = await call('PUT', `/products/${id}`, { ...form, version, variants, soldBy: 'each' });
  expect(refused.body.details).toEqual([{ field: 'nominalWeightG', message: 'not_by_weight' }]);
});

it('weights become money in one place, with half a cent rounded up', () => {
  expect(priceOfWeight(1_299, 350, 'kg')).toBe(455);
  expect(priceOfWeight(1, 500, 'kg')).toBe(1);
  expect(priceOfWeight(1, 499, 'kg')).toBe(0);
  expect(priceOfWeight(250, 130, '100g')).toBe(325);
});
