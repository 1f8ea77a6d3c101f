import { testCards } from '../../demo/payments/intents.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addVariant } from '../../testing/catalog.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { home, newKey, orderBody } from '../../testing/shopping.ts';
import type { StripeDouble } from '../../testing/stripe-double.ts';
import { startStripeDouble } from '../../testing/stripe-double.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
let test: TestApp;
let stripe: StripeDouble;
let ann: Actor;
let variantId: string;
beforeAll(async () => {
  stripe = await startStripeDouble();
  test = await startTestApp({ config: { STRIPE_API_URL: stripe.url } });
  const tenantId = await createStore(test.database, 'fresh');
  ann = await createCustomer(test.database, tenantId);
  const { token } = await createStaff(test.database, tenantId, 'owner');
  variantId = await addVariant(test.database, tenantId, { price: 500, onHand: 100 });
  const secrets = { secretKey: 'sk_test_1', webhookSecret: 'whsec_of_fresh' };
  const body = { enabled: true, publishableKey: 'pk_test_1', ...secrets, version: 0 };
  await test.call(host, 'PUT', '/api/card-settings', { token, body });
});
afterAll(async () => {
  await test.close();
  await stripe.close();
});

async function placedBy(email: string) {
  const asked = await orderBody(test, host, { items: [{ variantId, quantity: 2 }], paymentMethod: 'Card' });
  const { body } = await test.call(host, 'POST', '/api/guest-orders', {
    body: { ...asked, address: { ...home, email }, language: 'en' },
    headers: { 'idempotency-key': newKey() },
  });
  const id: string = body.order.id;
  const ask = (step: string, headers: Record<string, string>, token?: string) =>
    test.call(host, 'POST', `/api/card-payments/orders/${id}${step}`, { headers, token });
  return { id, ask, asGuest: { 'order-key': body.key as string } };
}

it('a guest pays by card with the order’s key, and nobody without it can', async () => {
  const { id, ask, asGuest } = await placedBy('guest@fresh.test');
  for (const step of ['', '/check', '/cash']) {
    expect((await ask(step, {})).status).toBe(401);
    expect((await ask(step, { 'order-key': 'x'.repeat(43) })).status).toBe(404);
    expect((await ask(step, {}, ann.token)).status).toBe(404);
  }
  const { body: payment } = await ask('', asGuest);
  expect(payment).toMatchObject({ amount: 7_000, currency: 'USD' });
  stripe.pay(payment.clientSecret.split('_secret_')[0], testCards.good);
  expect((await ask('/check', asGuest)).body).toMatchObject({ id, paymentStatus: 'authorized' });
});

it('a guest who cancels an order with a card hold reads on the page and in the mail that the hold is released', async () => {
  const email = 'cancels@fresh.test';
  const { id, ask, asGuest } = await placedBy(email);
  const { body: payment } = await ask('', asGuest);
  stripe.pay(payment.clientSecret.split('_secret_')[0], testCards.good);
  expect((await ask('/check', asGuest)).body.heldAmount).toBe(7_000);
  const cancelled = await test.call(host, 'POST', `/api/orders/mine/${id}/cancel`, { headers: asGuest });
  expect(cancelled.body).toMatchObject({ paymentStatus: 'voided', heldAmount: 7_000 });
  const mails = await eventually(
    () => mailsTo(test.database, email),
    (letters) => letters.some(({ kind }) => kind === 'order_cancelled'),
  );
  const told = mails.find(({ kind }) => kind === 'order_cancelled');
  expect(told?.body).toContain('$70.00 was held on your card for it. The hold ends now');
});
