import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy, keepAsBefore, levelOf, newKey, wrongLevels } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { Order } from '../orders/orders.schema.ts';
import type { RefundInput } from './refunds.schema.ts';

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

const steps = ['confirmed', 'picking', 'packed', 'out_for_delivery', 'delivered'];

/** Orders three pieces of one kind and one of another, 3 × 3.33 + 5.00, with delivery for 60.00. */
async function orderAfter(last: string) {
  const thirds = await addVariant(test.database, tenantId, { price: 333, onHand: 10 });
  const other = await addVariant(test.database, tenantId, { price: 500, onHand: 10 });
  const items = [
    { variantId: thirds, quantity: 3 },
    { variantId: other, quantity: 1 },
  ];
  const { body } = await buy(test, host, ann.token, { items });
  for (const status of steps.slice(0, steps.indexOf(last) + 1)) {
    await test.call(host, 'PUT', `/api/orders/status/${body.id}`, { token: owner.token, body: { status } });
  }
  return { id: body.id as string, thirds, other };
}

const read = async (id: string): Promise<Order> =>
  (await test.call(host, 'GET', `/api/orders/${id}`, { token: owner.token })).body;

async function refund(id: string, input: Partial<RefundInput>, { key = newKey(), token = owner.token } = {}) {
  const { version, payments } = await read(id);
  const body = {
    ...{ orderId: id, version, paymentId: payments[0]?.id, amount: 0, lines: [], goods: 'kept' },
    ...{ reason: 'Squashed', ...input },
  };
  return test.call(host, 'POST', '/api/refunds', { token, body, headers: { 'idempotency-key': key } });
}

const spent = async () =>
  (await test.call(host, 'GET', '/api/customers/me', { token: ann.token })).body.totalSpent;

it('a part of an order is refunded by its lines, and the rest to the last cent', async () => {
  const { id, thirds } = await orderAfter('delivered');
  const before = await spent();
  const { lines } = await read(id);
  const first = await refund(id, { amount: 333, lines: [{ lineId: lines[0]!.id, qty: 1 }] });
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({
    status: 'delivered',
    paymentStatus: 'partially_refunded',
    payments: [{ capturedAmount: 7_499, refundedAmount: 333 }],
    refunds: [{ amount: 333, goods: 'kept', reason: 'Squashed', lines: [{ qty: 1, amount: 333 }] }],
  });
  expect(first.body.lines[0]).toMatchObject({ refundedQty: 1, returnedQty: 0 });
  expect(first.body.timeline.at(-1)).toMatchObject({
    kind: 'refund',
    details: { amount: 333, goods: 'kept', pieces: 1 },
    note: 'Squashed',
  });
  const rest = await refund(id, { amount: 7_166 });
  expect(rest.body).toMatchObject({ paymentStatus: 'refunded', payments: [{ refundedAmount: 7_499 }] });
  expect(await spent()).toBe(before - 7_499);
  expect(await levelOf(test.database, tenantId, thirds)).toEqual({ onHand: 7, allocated: 0 });
});

it('goods that come back are in stock again, and the order is returned with the last of them', async () => {
  const { id, thirds, other } = await orderAfter('delivered');
  const [first, second] = (await read(id)).lines;
  const part = await refund(id, {
    ...{ amount: 999, goods: 'restocked', lines: [{ lineId: first!.id, qty: 3 }] },
  });
  expect(part.body).toMatchObject({ status: 'partially_returned', paymentStatus: 'partially_refunded' });
  expect(await levelOf(test.database, tenantId, thirds)).toEqual({ onHand: 10, allocated: 0 });
  const waste = await refund(id, { goods: 'discarded', lines: [{ lineId: second!.id, qty: 1 }] });
  expect(waste.body).toMatchObject({ status: 'returned', allowedStatuses: [] });
  expect(await levelOf(test.database, tenantId, other)).toEqual({ onHand: 9, allocated: 0 });
  expect(await wrongLevels(test.database, tenantId)).toEqual([]);
  const mine = await test.call(host, 'GET', `/api/orders/mine/${id}`, { token: ann.token });
  expect(mine.body).toMatchObject({ status: 'delivered', paymentStatus: 'partially_refunded' });
  expect(mine.body.timeline.at(-1)).toMatchObject({ status: 'delivered' });
});

it('a repeated refund is made once and gets the first reply', async () => {
  const { id } = await orderAfter('delivered');
  const { version, payments } = await read(id);
  const body = { orderId: id, version, paymentId: payments[0]?.id, amount: 100, lines: [], goods: 'kept' };
  const headers = { 'idempotency-key': newKey() };
  const send = () =>
    test.call(host, 'POST', '/api/refunds', {
      ...{ token: owner.token, headers, body: { ...body, reason: 'Late' } },
    });
  const [first, again] = [await send(), await send()];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  await keepAsBefore(test.database, tenantId, headers['idempotency-key']);
  expect((await send()).body).toEqual({ ...first.body, arrival: null, deliveryTaxes: [] });
  expect((await read(id)).payments).toMatchObject([{ refundedAmount: 100 }]);
});

it('one of several refunds at the same moment is made, and no more is paid back than was paid', async () => {
  const { id } = await orderAfter('delivered');
  const replies = await Promise.all([1, 2, 3, 4].map(() => refund(id, { amount: 7_000 })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  const more = await refund(id, { amount: 500 });
  expect(more.body).toMatchObject({
    code: 'REFUND_TOO_HIGH',
    details: [{ field: 'amount', message: '499' }],
  });
  expect((await read(id)).payments).toMatchObject([{ refundedAmount: 7_000 }]);
});

it('a refund is refused for more pieces than were bought, for nothing, and of an order that is not paid', async () => {
  const { id, thirds } = await orderAfter('delivered');
  const [line] = (await read(id)).lines;
  const twice = [line!, line!].map(({ id: lineId }) => ({ lineId, qty: 1 }));
  const before = await read(id);
  expect((await refund(id, { amount: 1, lines: [{ lineId: line!.id, qty: 4 }] })).body.details).toEqual([
    { field: 'lines.0.qty', message: '3' },
  ]);
  expect((await refund(id, { amount: 1, lines: twice })).status).toBe(400);
  expect((await refund(id, { amount: 0 })).status).toBe(400);
  expect(await read(id)).toEqual(before);
  const pending = await orderAfter('packed');
  const [open] = (await read(pending.id)).lines;
  expect((await refund(pending.id, { amount: 1 })).body.code).toBe('REFUND_TOO_HIGH');
  const goods = { goods: 'restocked' as const, lines: [{ lineId: open!.id, qty: 1 }] };
  expect((await refund(pending.id, goods)).body.code).toBe('ORDER_STATE');
  expect(await levelOf(test.database, tenantId, thirds)).toEqual({ onHand: 7, allocated: 0 });
});

it('refunding needs its own permission', async () => {
  const { id } = await orderAfter('delivered');
  const clerk = await createStaff(test.database, tenantId, ['read_orders', 'write_orders']);
  expect((await refund(id, { amount: 1 }, { token: clerk.token })).status).toBe(403);
  const cashier = await createStaff(test.database, tenantId, ['refund_orders']);
  expect((await refund(id, { amount: 1 }, { token: cashier.token })).status).toBe(201);
});

it('a note of staff is in the order’s timeline, and its customer does not see it', async () => {
  const { id } = await orderAfter('confirmed');
  const { status, body } = await test.call(host, 'POST', `/api/orders/${id}/notes`, {
    ...{ token: owner.token, body: { text: 'Rang twice, nobody at home' } },
  });
  expect(status).toBe(201);
  expect(body.timeline.at(-1)).toMatchObject({ kind: 'note', note: 'Rang twice, nobody at home' });
  const mine = await test.call(host, 'GET', `/api/orders/mine/${id}`, { token: ann.token });
  expect(JSON.stringify(mine.body)).not.toContain('Rang twice');
});
