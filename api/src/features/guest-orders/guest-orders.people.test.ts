import { sql } from 'drizzle-orm';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addCoupon, addVariant } from '../../testing/catalog.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import { mailsTo, tokenTo } from '../../testing/mailbox.ts';
import type { Basket } from '../../testing/shopping.ts';
import { buy, home, newKey, orderBody } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
const password = 'a long enough password';
let test: TestApp;
let tenantId: string;
let owner: Actor;
let variantId: string;
beforeAll(async () => {
  test = await startTestApp({ config: { CONFIRM_SIGN_UP: true } });
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
  variantId = await addVariant(test.database, tenantId, { price: 300, onHand: 500 });
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, token?: string) =>
  test.call(host, method, `/api${path}`, { body, token, headers: { 'idempotency-key': newKey() } });
async function place(email: string, basket: Partial<Basket> = {}) {
  const body = await orderBody(test, host, { items: [{ variantId, quantity: 1 }], ...basket });
  return call('POST', '/guest-orders', { ...body, address: { ...home, email }, language: 'en' });
}
const signUp = (email: string) => call('POST', '/customer/signup', { name: 'Gia Guest', email, password });
const confirm = async (email: string) =>
  call('POST', '/auth/verify-email', { token: await tokenTo(test.database, email) });
const signIn = async (email: string) =>
  (await call('POST', '/customer/login', { email, password })).body.token as string;
const ordersOf = async (token: string) =>
  (await call('GET', '/orders/mine', undefined, token)).body.items.map(({ id }: { id: string }) => id);

it('the mail of a guest’s order has a link that opens it, with the key where no server sees it', async () => {
  const email = 'link@fresh.test';
  const { order, key } = (await place(email)).body;
  const [mail] = await eventually(
    () => mailsTo(test.database, email),
    (mails) => mails.length > 0,
  );
  expect(mail?.body).toContain(`http://${host}:3000/order/${order.id}#${key}`);
});

it('orders as a guest join the account once its address is confirmed, and not before', async () => {
  const email = 'gia@fresh.test';
  const first = (await place(email)).body.order.id;
  const cancelled = (await place('Gia@Fresh.test')).body;
  await test.call(host, 'POST', `/api/orders/mine/${cancelled.order.id}/cancel`, {
    headers: { 'order-key': cancelled.key },
  });
  expect((await signUp(email)).status).toBe(202);
  const { rows } = await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`select 1 from orders where customer_id is not null`),
  );
  expect(rows).toEqual([]);
  expect((await confirm(email)).status).toBe(200);
  const token = await signIn(email);
  expect(new Set(await ordersOf(token))).toEqual(new Set([first, cancelled.order.id]));
  expect((await call('GET', '/customers/me', undefined, token)).body).toMatchObject({ ordersCount: 1 });
  // A later one joins at once; nothing in the reply says so, and the address book stays as it is.
  const later = await place(email);
  expect(Object.keys(later.body)).toEqual(['order', 'key']);
  expect(await ordersOf(token)).toContain(later.body.order.id);
  const me = (await call('GET', '/customers/me', undefined, token)).body;
  expect(me).toMatchObject({ ordersCount: 2, addresses: [] });
  expect((await call('GET', `/orders/${later.body.order.id}`, undefined, owner.token)).body).toMatchObject({
    source: 'guest',
    customerId: me.id,
  });
});

it('an account that nobody has confirmed gets no orders of its address', async () => {
  const ann = await createCustomer(test.database, tenantId, { email: 'unconfirmed@fresh.test', password });
  await place('unconfirmed@fresh.test');
  expect(await ordersOf(ann.token)).toEqual([]);
  const held = await call('GET', '/own-data', undefined, ann.token);
  expect(held.body.orders).toEqual([]);
});

it('a coupon that counts people counts guests by their address, also beside an account', async () => {
  await addCoupon(test.database, tenantId, { couponCode: 'FIRST', firstOrderOnly: true });
  await addCoupon(test.database, tenantId, { couponCode: 'ONCE', usagePerCustomer: 1 });
  const code = async (email: string, couponCode: string) => (await place(email, { couponCode })).body.code;
  expect(await code('new@fresh.test', 'FIRST')).toBeUndefined();
  expect(await code('NEW@fresh.test', 'FIRST')).toBe('COUPON_FIRST_ORDER');
  expect(await code('new@fresh.test', 'ONCE')).toBeUndefined();
  expect(await code('new@fresh.test', 'ONCE')).toBe('COUPON_USED_UP');
  const ben = await createCustomer(test.database, tenantId, { email: 'ben@fresh.test' });
  await buy(test, host, ben.token, { items: [{ variantId, quantity: 1 }], couponCode: 'ONCE' });
  expect(await code('ben@fresh.test', 'FIRST')).toBe('COUPON_FIRST_ORDER');
  expect(await code('ben@fresh.test', 'ONCE')).toBe('COUPON_USED_UP');
  const eve = await createCustomer(test.database, tenantId, { email: 'eve@fresh.test' });
  await place('eve@fresh.test');
  const basket = { items: [{ variantId, quantity: 1 }], couponCode: 'FIRST' };
  expect((await buy(test, host, eve.token, basket)).body.code).toBe('COUPON_FIRST_ORDER');
});

it('50 orders of one guest at once use a coupon for one order once', async () => {
  await addCoupon(test.database, tenantId, { couponCode: 'RACE', usagePerCustomer: 1 });
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => place('race@fresh.test', { couponCode: 'RACE' })),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
});

it('the quote of a cart does not reveal which addresses have bought something', async () => {
  await addCoupon(test.database, tenantId, { couponCode: 'QUIET', firstOrderOnly: true });
  const asked = { items: [{ variantId, quantity: 1 }], shippingOption: 'one', couponCode: 'QUIET' };
  expect((await call('POST', '/cart/quote', asked)).body).toMatchObject({ couponError: null });
  expect((await place('race@fresh.test', { couponCode: 'QUIET', total: 1 })).body.code).toBe('TOTAL_CHANGED');
});

it('an erased customer leaves no name in orders as a guest, and the links to these open nothing', async () => {
  const email = 'gone@fresh.test';
  const { order, key } = (await place(email)).body;
  const read = () =>
    test.call(host, 'GET', `/api/orders/mine/${order.id}`, { headers: { 'order-key': key } });
  const staff = (path: string, body?: unknown) => call(body ? 'POST' : 'GET', path, body, owner.token);
  // Somebody without an account is entered first, so that there is somebody to export and erase.
  const { id } = (await staff('/customers', { name: 'Gia', email, phone: '', locale: 'en', tags: [] })).body;
  expect((await staff(`/customers/${id}/export`)).body.orders).toMatchObject([{ number: order.number }]);
  expect((await staff(`/customers/${id}/erase`, { email })).body.code).toBe('IN_USE');
  await test.call(host, 'POST', `/api/orders/mine/${order.id}/cancel`, { headers: { 'order-key': key } });
  expect((await staff(`/customers/${id}/erase`, { email })).status).toBe(200);
  expect((await read()).status).toBe(404);
  const seen = JSON.stringify((await staff(`/orders/${order.id}`)).body);
  for (const text of [email, home.name, home.contact, home.address]) expect(seen).not.toContain(text);
});

it('orders for one mail address are limited, however it is written', async () => {
  const strict = await startTestApp({ limits: { guestOrderMail: { points: 1, duration: 60 } } });
  try {
    await createStore(strict.database, 'fresh');
    const send = (email: string) =>
      strict.call(host, 'POST', '/api/guest-orders', {
        headers: { 'idempotency-key': newKey() },
        body: {
          ...{ items: [{ variantId, quantity: 1 }], shippingOption: 'one', paymentMethod: 'Cash', notes: '' },
          ...{ total: 1, language: 'en', address: { ...home, email } },
        },
      });
    expect((await send('a@fresh.test')).body.code).toBe('OUT_OF_STOCK');
    expect((await send('A@fresh.test')).body.code).toBe('TOO_MANY_REQUESTS');
    expect((await send('b@fresh.test')).body.code).toBe('OUT_OF_STOCK');
  } finally {
    await strict.close();
  }
});
