import { sql } from 'drizzle-orm';
import { testCards } from '../../demo/payments/intents.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addVariant } from '../../testing/catalog.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import { buy, levelOf, newKey } from '../../testing/shopping.ts';
import type { StripeDouble } from '../../testing/stripe-double.ts';
import { startStripeDouble } from '../../testing/stripe-double.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
const webhookSecret = 'whsec_of_fresh';
let test: TestApp;
let stripe: StripeDouble;
let tenantId: string;
let ann: Actor;
let owner: Actor;
let variantId: string;
beforeAll(async () => {
  stripe = await startStripeDouble();
  test = await startTestApp({ config: { STRIPE_API_URL: stripe.url } });
  tenantId = await createStore(test.database, 'fresh');
  ann = await createCustomer(test.database, tenantId);
  owner = await createStaff(test.database, tenantId, 'owner');
  variantId = await addVariant(test.database, tenantId, { price: 500, onHand: 100 });
  const keys = {
    enabled: true,
    publishableKey: 'pk_test_1',
    secretKey: 'sk_test_1',
    webhookSecret,
    version: 0,
  };
  await test.call(host, 'PUT', '/api/card-settings', { token: owner.token, body: keys });
});
afterAll(async () => {
  await test.close();
  await stripe.close();
});

/** Orders two pieces for 5.00 each, with delivery for 60.00. */
const order = async () =>
  (await buy(test, host, ann.token, { items: [{ variantId, quantity: 2 }], paymentMethod: 'Card' })).body;
const post = (id: string, step = '', token = ann.token) =>
  test.call(host, 'POST', `/api/card-payments/orders/${id}${step}`, { token });
const intentOf = async (id: string) => (await post(id)).body.clientSecret.split('_secret_')[0] as string;
const read = async (id: string) =>
  (await test.call(host, 'GET', `/api/orders/${id}`, { token: owner.token })).body;
const move = (id: string, status: string) =>
  test.call(host, 'PUT', `/api/orders/status/${id}`, {
    token: owner.token,
    body: { status, note: 'because' },
  });
const deliver = async (id: string) => {
  for (const status of ['confirmed', 'picking', 'packed', 'out_for_delivery', 'delivered'])
    await move(id, status);
};
/** Calls the store as Stripe does. */
const tell = ({ body, signature }: { body: string; signature: string }) =>
  test.app.inject({
    ...{ method: 'POST', url: '/api/card-payments/events', payload: body },
    headers: { host, 'content-type': 'application/json', 'stripe-signature': signature },
  });
const held = (id: string, at?: number) =>
  stripe.event('payment_intent.amount_capturable_updated', id, webhookSecret, at);
const passTime = (id: string) =>
  inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`update orders set placed_at = placed_at - interval '31 minutes' where id = ${id}`),
  ).then(() =>
    onPlatform(test.database, (tx) =>
      tx.execute(sql`update card_work set next_attempt_at = now() where order_id = ${id}`),
    ),
  );
const settled = (id: string, status: string) =>
  eventually(
    () => stripe.intents.get(id)?.status,
    (now) => now === status,
  );
const paid = async () => {
  const { id } = await order();
  const intent = await intentOf(id);
  stripe.pay(intent, testCards.good);
  await post(id, '/check');
  return { id, intent };
};

it('an order waits for its card, is held by the provider, and is captured at the delivery', async () => {
  const { id, total, paymentStatus } = await order();
  expect({ total, paymentStatus }).toEqual({ total: 7_000, paymentStatus: 'awaiting' });
  expect(await read(id)).toMatchObject({ allowedStatuses: ['cancelled'], paymentMethod: 'Card' });
  expect((await move(id, 'confirmed')).body.code).toBe('ORDER_STATE');
  const { body } = await post(id);
  expect(body).toMatchObject({ amount: 7_000, currency: 'USD', publishableKey: 'pk_test_1' });
  const intent = body.clientSecret.split('_secret_')[0];
  expect(stripe.intents.get(intent)).toMatchObject({
    amount: 7_000,
    currency: 'usd',
    metadata: { order_id: id },
  });
  stripe.pay(intent, testCards.good);
  expect((await tell(held(intent))).statusCode).toBe(200);
  expect(await read(id)).toMatchObject({
    paymentStatus: 'authorized',
    payments: [{ amount: 7_000, capturedAmount: 0, providerRef: intent }],
  });
  expect((await post(id)).body.code).toBe('ORDER_STATE');
  await deliver(id);
  expect(await read(id)).toMatchObject({ paymentStatus: 'paid', payments: [{ capturedAmount: 7_000 }] });
  await settled(intent, 'succeeded');
  expect(stripe.intents.get(intent)?.amount_received).toBe(7_000);
});

it('the return page asks the provider, so that an order whose event is late or lost is paid all the same', async () => {
  const { id, intent } = await paid();
  const { version, paymentStatus } = await read(id);
  expect(paymentStatus).toBe('authorized');
  for (let time = 0; time < 3; time += 1) expect((await tell(held(intent))).statusCode).toBe(200);
  expect(await read(id)).toMatchObject({ version, status: 'pending' });
});

it('a declined card leaves the order to be paid by another one', async () => {
  const { id } = await order();
  const intent = await intentOf(id);
  stripe.pay(intent, testCards.declined);
  await tell(stripe.event('payment_intent.payment_failed', intent, webhookSecret));
  expect((await post(id, '/check')).body.paymentStatus).toBe('awaiting');
  expect(await intentOf(id)).toBe(intent);
  stripe.pay(intent, testCards.good);
  expect((await post(id, '/check')).body.paymentStatus).toBe('authorized');
});

it('3-D Secure is answered before anything is held', async () => {
  const { id } = await order();
  const intent = await intentOf(id);
  expect(stripe.pay(intent, testCards.threeDSecure)).toBe('requires_action');
  expect((await post(id, '/check')).body.paymentStatus).toBe('awaiting');
  stripe.answerChallenge(intent, false);
  expect((await post(id, '/check')).body.paymentStatus).toBe('awaiting');
  stripe.pay(intent, testCards.threeDSecure);
  stripe.answerChallenge(intent, true);
  expect((await post(id, '/check')).body.paymentStatus).toBe('authorized');
});

it('a forged call, one of another store and one of six minutes ago change nothing', async () => {
  const { id } = await order();
  const intent = await intentOf(id);
  stripe.pay(intent, testCards.good);
  const forged = stripe.event('payment_intent.amount_capturable_updated', intent, 'whsec_of_mallory');
  const old = held(intent, Date.now() - 6 * 60_000);
  const { body, signature } = held(intent);
  for (const call of [forged, old, { body: `${body} `, signature }, { body: '{', signature: 'none' }])
    expect((await tell(call)).statusCode).toBe(403);
  expect((await read(id)).paymentStatus).toBe('awaiting');
});

it('the order of another shopper is nobody else’s to pay, and there is no card without keys', async () => {
  const { id } = await order();
  const bob = await createCustomer(test.database, tenantId);
  for (const step of ['', '/check', '/cash']) expect((await post(id, step, bob.token)).status).toBe(404);
  const other = await createStore(test.database, 'bare');
  const eve = await createCustomer(test.database, other);
  const goods = await addVariant(test.database, other, { price: 500, onHand: 9 });
  const items = [{ variantId: goods, quantity: 1 }];
  const { body } = await buy(test, 'bare.localhost', eve.token, { items, paymentMethod: 'Card' });
  expect(body.details).toEqual([{ field: 'paymentMethod', message: 'not_offered' }]);
});

it('an order that nobody pays in time is cancelled, its goods go back, and a late success holds no money', async () => {
  const before = await levelOf(test.database, tenantId, variantId);
  const { id } = await order();
  const intent = await intentOf(id);
  await passTime(id);
  await settled(intent, 'canceled');
  expect(await read(id)).toMatchObject({ status: 'cancelled', paymentStatus: 'voided' });
  expect(await levelOf(test.database, tenantId, variantId)).toEqual(before);
  // The provider took the card in the same moment.
  const late = stripe.intents.get(intent)!;
  Object.assign(late, { status: 'succeeded', amount_received: 7_000 });
  late.latest_charge = { id: 'ch_late', object: 'charge', amount_refunded: 0 };
  for (let time = 0; time < 2; time += 1) await tell(held(intent));
  await eventually(
    () => late.latest_charge?.amount_refunded,
    (amount) => amount === 7_000,
  );
  expect((await read(id)).status).toBe('cancelled');
});

it('an order that was paid just in time, and whose event was lost, is kept', async () => {
  const { id } = await order();
  stripe.pay(await intentOf(id), testCards.good);
  await passTime(id);
  await eventually(
    async () => (await read(id)).paymentStatus,
    (status) => status === 'authorized',
  );
});

it('a cancelled order releases the hold on its card', async () => {
  const { id, intent } = await paid();
  await test.call(host, 'POST', `/api/orders/mine/${id}/cancel`, { token: ann.token });
  await settled(intent, 'canceled');
});

it('a shopper pays at the door instead, and nothing is held on the card', async () => {
  const { id } = await order();
  const intent = await intentOf(id);
  stripe.pay(intent, testCards.declined);
  const { body } = await post(id, '/cash');
  expect(body).toMatchObject({ paymentMethod: 'Cash', paymentStatus: 'pending' });
  expect(stripe.intents.get(intent)?.status).toBe('canceled');
  expect((await move(id, 'confirmed')).body.status).toBe('confirmed');
});

it('a lost response of the payment provider causes one payment only, and a provider that is down is reported', async () => {
  const { id } = await order();
  stripe.failing.after = 1;
  const intent = await intentOf(id);
  expect([...stripe.intents.values()].filter(({ metadata }) => metadata.order_id === id)).toHaveLength(1);
  const next = await order();
  stripe.failing.before = 2;
  expect((await post(next.id)).body.code).toBe('PAYMENT_PROVIDER');
  expect(await intentOf(next.id)).not.toBe(intent);
});

it('a refund goes to the provider once, also when its answer was lost', async () => {
  const { id, intent } = await paid();
  await deliver(id);
  await settled(intent, 'succeeded');
  const { version, payments } = await read(id);
  const body = {
    orderId: id,
    version,
    paymentId: payments[0].id,
    amount: 500,
    lines: [],
    goods: 'kept',
    reason: 'Squashed',
  };
  const refund = (headers = { 'idempotency-key': newKey() }) =>
    test.call(host, 'POST', '/api/refunds', { token: owner.token, body, headers });
  const key = { 'idempotency-key': newKey() };
  stripe.failing.after = 2;
  expect((await refund(key)).body.code).toBe('PAYMENT_PROVIDER');
  expect((await read(id)).payments[0].refundedAmount).toBe(0);
  expect((await refund(key)).status).toBe(201);
  expect((await refund(key)).status).toBe(201);
  expect(stripe.intents.get(intent)?.latest_charge?.amount_refunded).toBe(500);
  expect((await read(id)).payments[0]).toMatchObject({ capturedAmount: 7_000, refundedAmount: 500 });
  const mine = await test.call(host, 'GET', `/api/orders/mine/${id}`, { token: ann.token });
  expect(mine.body.refundedAmount).toBe(500);
});

it('goods that weigh more than the card holds are paid in cash for the rest', async () => {
  const { id, intent } = await paid();
  await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`update payments set amount = 7_300 where order_id = ${id}`),
  );
  await deliver(id);
  await settled(intent, 'succeeded');
  expect((await read(id)).payments).toMatchObject([
    { method: 'Card', capturedAmount: 7_000 },
    { method: 'Cash', capturedAmount: 300 },
  ]);
});
