import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addCoupon, addProduct, addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy, home, levelOf, wrongLevels } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { Order } from '../orders/orders.schema.ts';
import type { OrderEditInput } from './staff-orders.schema.ts';

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

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, token = owner.token) =>
  test.call(host, method, `/api${path}`, { token, body });
const read = async (id: string): Promise<Order> => (await call('GET', `/orders/${id}`)).body;
const levels = (...ids: string[]) => Promise.all(ids.map((id) => levelOf(test.database, tenantId, id)));

/** Orders two pieces of one kind for 3.00 each, with delivery for 60.00. */
async function place(more: { couponCode?: string } = {}) {
  const variantId = await addVariant(test.database, tenantId, { price: 300, onHand: 10 });
  const { body } = await buy(test, host, ann.token, { items: [{ variantId, quantity: 2 }], ...more });
  return { id: body.id as string, variantId };
}

/** Edits an order as its form does: it is priced first, and saved with the total that was shown. */
async function edit(id: string, changes: Partial<OrderEditInput>) {
  const { version, lines, shippingOption } = await read(id);
  const items = lines.map((line) => ({ variantId: line.variantId, quantity: line.qtyOrdered }));
  const asked = { items, shippingOption, ...changes };
  const body = { items: asked.items, shippingOption: asked.shippingOption };
  const quote = await call('POST', `/staff-orders/${id}/quote`, body);
  const saved = { ...body, version, address: home, notes: '', total: quote.body.total ?? 0, ...changes };
  return { quote: quote.body, ...(await call('PUT', `/staff-orders/${id}`, saved)) };
}

it('goods of a pending order are added, changed and removed, and their stock follows', async () => {
  const { id, variantId } = await place();
  const added = await addVariant(test.database, tenantId, { price: 450, onHand: 5 });
  const more = await edit(id, {
    items: [
      { variantId, quantity: 3 },
      { variantId: added, quantity: 1 },
    ],
  });
  expect(more.quote).toMatchObject({ subTotal: 1_350, total: 7_350, difference: 750, issues: [] });
  expect(more.body).toMatchObject({
    total: 7_350,
    subTotal: 1_350,
    version: 2,
    payments: [{ amount: 7_350 }],
  });
  expect(more.body.timeline.at(-1)).toMatchObject({
    kind: 'edit',
    actorName: 'Sam Staff',
    details: {
      totalBefore: 6_600,
      totalAfter: 7_350,
      changes: [
        { what: 'quantity', from: 2, to: 3 },
        { what: 'added', from: 0, to: 1 },
      ],
    },
  });
  expect(await levels(variantId, added)).toMatchObject([{ allocated: 3 }, { allocated: 1 }]);
  const less = await edit(id, { items: [{ variantId: added, quantity: 2 }] });
  expect(less.quote).toMatchObject({ difference: -450 });
  expect(less.body.lines).toMatchObject([{ variantId: added, qtyOrdered: 2, lineTotal: 900 }]);
  expect(await levels(variantId, added)).toMatchObject([{ allocated: 0 }, { allocated: 2 }]);
  expect(await wrongLevels(test.database, tenantId)).toEqual([]);
});

it('an edited order keeps the effect of its coupon, although that is used up', async () => {
  await addCoupon(test.database, tenantId, { couponCode: 'ONCE10', usageLimit: 1 });
  const { id, variantId } = await place({ couponCode: 'ONCE10' });
  const { body, quote } = await edit(id, { items: [{ variantId, quantity: 4 }] });
  expect(quote).toMatchObject({ subTotal: 1_200, discount: 120, couponLost: false });
  expect(body).toMatchObject({ couponCode: 'ONCE10', discount: 120, total: 7_080 });
});

it('an order’s delivery and address change, and it is found by the new address', async () => {
  const { id } = await place();
  const address = { ...home, name: 'Bea Shopper', address: '9 Harbour Walk' };
  const { status, body } = await edit(id, { shippingOption: 'two', address, notes: 'Ring twice' });
  expect([status, body.shippingCost, body.userInfo.address]).toEqual([200, 2_000, '9 Harbour Walk']);
  expect(body.timeline.at(-1).details.changes.map(({ what }: { what: string }) => what)).toEqual([
    'delivery',
    'address',
    'notes',
  ]);
  expect((await call('GET', '/orders?q=harbour')).body.items).toMatchObject([{ id }]);
});

it('an edit of an order is refused for another version, another total, missing goods, and an order under way', async () => {
  const { id, variantId } = await place();
  const before = await read(id);
  expect((await edit(id, { version: 7 })).body.code).toBe('VERSION_CONFLICT');
  expect((await edit(id, { total: 1 })).body).toMatchObject({ code: 'TOTAL_CHANGED' });
  const short = await edit(id, { items: [{ variantId, quantity: 11 }] });
  expect(short.quote.issues).toMatchObject([{ variantId, kind: 'low_stock', value: 10 }]);
  expect(short.body).toMatchObject({ code: 'OUT_OF_STOCK', details: [{ field: variantId, message: '10' }] });
  expect(await read(id)).toEqual(before);
  await call('PUT', `/orders/status/${id}`, { status: 'confirmed' });
  expect((await edit(id, {})).body.code).toBe('ORDER_STATE');
  const reader = await createStaff(test.database, tenantId, ['read_orders']);
  expect((await call('PUT', `/staff-orders/${id}`, {}, reader.token)).status).toBe(403);
});

it('one of several edits of an order at the same moment is made', async () => {
  const { id, variantId } = await place();
  // All of them have seen the order as it was: an edit that is read after another was saved would be made, too.
  const { version } = await read(id);
  const replies = await Promise.all(
    [3, 4, 5].map((quantity) => edit(id, { items: [{ variantId, quantity }], version })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await wrongLevels(test.database, tenantId)).toEqual([]);
});

it('staff find the goods that they can add by name, with what is available', async () => {
  const title = { en: 'Quince jam', de: '', fr: '' };
  const { variants } = await addProduct(test.database, tenantId, { title });
  const { body } = await call('GET', '/staff-orders/goods?q=quince');
  expect(body).toMatchObject([{ variantId: variants[0]?.id, title: { en: 'Quince jam' }, available: 10 }]);
});
