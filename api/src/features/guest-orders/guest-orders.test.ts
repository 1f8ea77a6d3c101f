import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import type { Basket } from '../../testing/shopping.ts';
import { home, levelOf, newKey, orderBody } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let owner: Actor;
let variantId: string;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
  variantId = await addVariant(test.database, tenantId, { price: 300, onHand: 500 });
});
afterAll(() => test.close());

const bodyOf = async (basket: Partial<Basket> = {}, email = 'guest@fresh.test') => ({
  ...(await orderBody(test, host, { items: [{ variantId, quantity: 2 }], ...basket })),
  address: { ...home, email },
  language: 'de' as const,
});
const send = (body: object, key = newKey()) =>
  test.call(host, 'POST', '/api/guest-orders', { body, headers: { 'idempotency-key': key } });
const place = async (email?: string) => (await send(await bodyOf({}, email))).body;
const withKey = (method: 'GET' | 'POST', path: string, key: string, more: { token?: string } = {}) =>
  test.call(host, method, `/api${path}`, { ...more, headers: { 'order-key': key } });
const asOwner = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  test.call(host, method, `/api${path}`, { token: owner.token, body });

it('somebody without an account buys, sees the order by its key and cancels it', async () => {
  const before = await levelOf(test.database, tenantId, variantId);
  const { status, body } = await send(await bodyOf());
  expect(status).toBe(201);
  const { order, key } = body;
  expect(order).toMatchObject({ status: 'pending', total: 6_600, userInfo: { email: 'guest@fresh.test' } });
  const path = `/orders/mine/${order.id}`;
  expect((await withKey('GET', path, key)).body).toEqual(order);
  expect((await asOwner('GET', `/orders/${order.id}`)).body).toMatchObject({
    ...{ source: 'guest', customerId: null },
    timeline: [{ actorKind: 'customer', actorName: home.name }],
  });
  const cancelled = await withKey('POST', `${path}/cancel`, key);
  expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled', canCancel: false } });
  expect(await levelOf(test.database, tenantId, variantId)).toEqual(before);
  const staffs = (await asOwner('GET', `/orders/${order.id}`)).body;
  expect(staffs.timeline.at(-1)).toMatchObject({ actorKind: 'customer', actorName: home.name });
});

it('an order’s key opens its invoice, and is in no reply to staff', async () => {
  const { order, key } = await place();
  const invoice = await withKey('GET', `/order-papers/mine/${order.id}`, key);
  expect(invoice).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  expect(JSON.stringify((await asOwner('GET', `/orders/${order.id}`)).body)).not.toContain(key);
  await withKey('POST', `/orders/mine/${order.id}/cancel`, key);
  const log = await asOwner('GET', '/audit-log/store');
  expect(JSON.stringify(log.body)).not.toContain(key);
});

it('an order’s key opens that order in its own store, and nothing else', async () => {
  const { order, key } = await place();
  const other = await place();
  await createStore(test.database, 'bakehouse');
  const codeOf = async (id: string, given: string, at = host) => {
    const headers = { 'order-key': given };
    const { status, body } = await test.call(at, 'GET', `/api/orders/mine/${id}`, { headers });
    return [status, body.code];
  };
  const unknown = [404, 'NOT_FOUND'];
  expect(await codeOf(order.id, other.key)).toEqual(unknown);
  expect(await codeOf(order.id, `${key.slice(0, -1)}${key.endsWith('A') ? 'E' : 'A'}`)).toEqual(unknown);
  expect(await codeOf(order.id, 'short')).toEqual(unknown);
  expect(await codeOf(newKey(), key)).toEqual(unknown);
  expect(await codeOf(order.id, key, 'bakehouse.localhost')).toEqual(unknown);
  expect((await test.call(host, 'GET', `/api/orders/mine/${order.id}`)).status).toBe(401);
  // Lists and staff's routes do not know it.
  expect((await withKey('GET', '/orders/mine', key)).status).toBe(401);
  expect((await withKey('GET', `/orders/${order.id}`, key)).status).toBe(401);
  const ben = await createCustomer(test.database, tenantId);
  expect((await withKey('GET', `/orders/mine/${order.id}`, other.key, ben)).status).toBe(404);
  expect((await withKey('GET', `/orders/mine/${order.id}`, key, ben)).status).toBe(200);
});

it('an order is placed once, however often it is sent, and its key finds it again', async () => {
  const body = await bodyOf();
  const key = newKey();
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(body, key)));
  expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
  expect((await send({ ...body, notes: 'other' }, key)).status).toBe(422);
  const ask = (asked: string) =>
    test.call(host, 'GET', '/api/guest-orders/attempt', { headers: { 'idempotency-key': asked } });
  expect(await ask(key)).toMatchObject({ status: 200, body: replies[0]?.body });
  expect((await ask(newKey())).status).toBe(404);
  expect((await ask('easy-to-guess')).body.code).toBe('IDEMPOTENCY_KEY');
  expect((await send(body, 'easy-to-guess')).body.code).toBe('IDEMPOTENCY_KEY');
});

it('prices are the store’s, and fields that a client may not set are refused', async () => {
  expect((await send({ ...(await bodyOf()), total: 1 })).body.code).toBe('TOTAL_CHANGED');
  for (const field of ['customerId', 'source', 'status', 'discount'])
    expect((await send({ ...(await bodyOf()), [field]: 'x' })).status).toBe(400);
});
