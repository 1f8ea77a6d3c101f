import { billingCards } from '../../demo/payments/billing.ts';
import { createStaff } from '../../testing/actors.ts';
import { startBilling } from '../../testing/billing-world.ts';
import { createStore } from '../../testing/factories.ts';
import { addPlan, subscribe } from '../../testing/plans.ts';
import { startTestApp } from '../../testing/test-app.ts';

let world: Awaited<ReturnType<typeof startBilling>>;
beforeAll(async () => {
  world = await startBilling();
});
afterAll(() => world.close());

it('an owner enters a card at the provider’s page, and each month’s invoice is collected from it', async () => {
  const store = await world.openStore('card');
  expect((await store.call('GET')).body.subscription).toMatchObject({ collects: true, method: null });
  const { body } = await store.enter(billingCards.good);
  expect(body.subscription.method).toEqual({ label: 'Visa •••• 4242', expMonth: 12, expYear: 2031 });
  await world.pass(0);
  const [invoice] = await store.invoices();
  expect(invoice).toMatchObject({ status: 'paid', total: 4_900, problem: null });
  expect(await store.state()).toBe('active');
  expect(await store.mails()).toEqual(['subscription_collects']);
  const listed = await world.platform('GET', '/invoices?q=card');
  expect(listed.body.items).toMatchObject([{ id: invoice.id, paidNote: 'Visa •••• 4242' }]);
  const ofStore = await world.platform('GET', '/subscriptions?q=card');
  expect(ofStore.body.items).toMatchObject([{ method: 'Visa •••• 4242' }]);
  await world.pass(31);
  expect((await store.invoices()).map(({ status }: { status: string }) => status)).toEqual(['paid', 'paid']);
});

it('a card that is declined makes the store past due and its owner is told; another one pays and it is active again', async () => {
  const store = await world.openStore('declined');
  await store.enter(billingCards.noFunds);
  await world.pass(0);
  expect(await store.invoices()).toMatchObject([
    { status: 'open', problem: 'no_funds', collectAt: world.days(3).toISOString() },
  ]);
  expect(await store.state()).toBe('past_due');
  expect((await store.call('GET', '/notice')).body).toEqual({ closesAt: world.days(14).toISOString() });
  expect(await store.mails()).toEqual(['subscription_collects', 'subscription_failed']);
  const failed = await world.platform('GET', '/invoices?status=failed');
  expect(failed.body.items).toMatchObject([{ store: 'declined', problem: 'no_funds' }]);
  const [{ id }] = await store.invoices();
  const payment = await store.paymentOf(id);
  expect((await store.enter(billingCards.good)).body.subscription.state).toBe('active');
  expect(await store.invoices()).toMatchObject([{ status: 'paid', problem: null }]);
  expect((await store.call('GET', '/notice')).body).toEqual({ closesAt: null });
  // The same payment, so nobody could have paid both.
  expect(await store.paymentOf(id)).toBe(payment);
});

it('a card that stays declined is tried four times, and the store closes 14 days after the first', async () => {
  const store = await world.openStore('never');
  await store.enter(billingCards.declined);
  await world.pass(0);
  const [{ id }] = await store.invoices();
  const tries = () => world.stripe.calls.filter((call) => call.endsWith(`/confirm`)).length;
  const before = tries();
  for (let day = 0; day < 13; day += 1) await world.pass(1);
  expect(tries() - before).toBe(3);
  expect(await store.invoices()).toMatchObject([{ id, status: 'open', collectAt: null }]);
  await world.pass(1);
  expect(await store.state()).toBe('inactive');
  expect(await store.mails()).toEqual(['subscription_collects', 'subscription_failed', 'subscription_ended']);
  // The owner of a closed store pays as well, and it opens again.
  expect((await store.enter(billingCards.good)).body.subscription.state).toBe('active');
});

it('a bank that wants to ask is answered by “Pay now”, and a “no” leaves the invoice open', async () => {
  const store = await world.openStore('bank');
  await store.enter(billingCards.threeDSecure);
  await world.pass(0);
  const [{ id }] = await store.invoices();
  expect(await store.invoices()).toMatchObject([{ status: 'open', problem: 'confirm', collectAt: null }]);
  expect(await store.mails()).toEqual(['subscription_collects', 'subscription_confirm']);
  const payment = await store.paymentOf(id);
  const ask = async () => (await store.call('POST', `/invoices/${id}/pay`)).body.confirmUrl;
  expect(await ask()).toBe(`https://pay.test/bank?payment=${payment}`);
  expect(await ask()).toBe(`https://pay.test/bank?payment=${payment}`);
  world.stripe.billing.answerBank(payment, false);
  expect((await store.call('POST', `/invoices/${id}/check`)).body.invoice).toMatchObject({ status: 'open' });
  await ask();
  expect(world.stripe.billing.answerBank(payment, true)).toBe(
    `http://bank.localhost/admin/subscription?paid=${id}`,
  );
  expect((await store.call('POST', `/invoices/${id}/check`)).body.invoice).toMatchObject({ status: 'paid' });
  expect(await store.state()).toBe('active');
});

it('calls of the provider are signed; what comes twice, late or from somebody else changes nothing wrong', async () => {
  const store = await world.openStore('events');
  const first = await store.openPage();
  world.stripe.billing.enter(first, billingCards.threeDSecure);
  const entered = world.stripe.event('checkout.session.completed', first, world.secret);
  expect((await world.tell(entered)).status).toBe(200);
  await world.pass(0);
  const [{ id }] = await store.invoices();
  const payment = await store.paymentOf(id);
  const failed = world.stripe.event('payment_intent.payment_failed', payment, world.secret);
  await store.call('POST', `/invoices/${id}/pay`);
  world.stripe.billing.answerBank(payment, true);
  const paid = world.stripe.event('payment_intent.succeeded', payment, world.secret);

  const forged = world.stripe.event('payment_intent.succeeded', payment, 'whsec_of_somebody');
  expect((await world.tell(forged)).status).toBe(403);
  expect((await world.tell({ body: `${paid.body} `, signature: paid.signature })).status).toBe(403);
  const old = world.stripe.event('payment_intent.succeeded', payment, world.secret, Date.now() - 600_000);
  expect((await world.tell(old)).status).toBe(403);
  expect(await store.invoices()).toMatchObject([{ status: 'open' }]);

  for (const told of [paid, failed, paid]) expect((await world.tell(told)).status).toBe(200);
  expect(await store.invoices()).toMatchObject([{ status: 'paid', problem: null }]);
  expect(await store.state()).toBe('active');

  // The page of before tells again when another card is in use.
  await store.enter(billingCards.good);
  await world.tell(entered);
  expect((await store.call('GET')).body.subscription.method.label).toBe('Visa •••• 4242');
  const unknown = await world.stripe.billing.answer(
    '/v1/payment_intents',
    new URLSearchParams({ customer: 'x' }),
  );
  const foreign = world.stripe.event(
    'payment_intent.succeeded',
    (unknown as { id: string }).id,
    world.secret,
  );
  expect((await world.tell(foreign)).status).toBe(200);
});

it('an invoice that an operator marks as paid is not collected any more, and one that was collected stays so', async () => {
  const store = await world.openStore('hand');
  await store.enter(billingCards.declined);
  await world.pass(0);
  const [{ id }] = await store.invoices();
  expect((await world.payByHand(id)).body).toMatchObject({ status: 'paid', paidNote: 'by bank' });
  expect(world.stripe.billing.payments.get(await store.paymentOf(id))?.status).toBe('canceled');

  await store.enter(billingCards.threeDSecure);
  await world.pass(31);
  const [next] = await store.invoices();
  const payment = await store.paymentOf(next.id);
  await store.call('POST', `/invoices/${next.id}/pay`);
  world.stripe.billing.answerBank(payment, true);
  expect((await world.payByHand(next.id)).body).toMatchObject({ status: 'paid', paidNote: 'Visa •••• 3184' });
});

it('a payment that ended at the provider is made anew, and a provider that does not answer is asked later', async () => {
  const store = await world.openStore('ended');
  await store.enter(billingCards.declined);
  await world.pass(0);
  const [{ id }] = await store.invoices();
  const first = await store.paymentOf(id);
  world.stripe.billing.answer(`/v1/payment_intents/${first}/cancel`, new URLSearchParams());
  world.stripe.failing.before = 100;
  await world.pass(3);
  expect(await store.invoices()).toMatchObject([
    { status: 'open', collectAt: world.days(10 / 1_440).toISOString() },
  ]);
  world.stripe.failing.before = 0;
  await store.enter(billingCards.good);
  expect(await store.invoices()).toMatchObject([{ status: 'paid' }]);
  expect(await store.paymentOf(id)).not.toBe(first);
});

it('a store that removes its card pays by hand again', async () => {
  const store = await world.openStore('removed');
  await store.enter(billingCards.declined);
  await world.pass(0);
  const { body } = await store.call('DELETE', '/method');
  expect(body.subscription.method).toBeNull();
  expect(await store.invoices()).toMatchObject([{ status: 'open', collectAt: null }]);
  const [{ id }] = await store.invoices();
  expect((await store.call('POST', `/invoices/${id}/pay`)).body).toMatchObject({
    invoice: { status: 'open' },
  });
});

it('many processes and “Pay now” at the same moment collect an invoice once', async () => {
  const store = await world.openStore('once');
  const page = await store.openPage();
  world.stripe.billing.enter(page, billingCards.good);
  await world.advance();
  const made = world.stripe.billing.payments.size;
  const [{ id }] = await store.invoices();
  await Promise.all([
    ...[1, 2, 3].map(() => store.entered(page)),
    ...[1, 2, 3].map(() => world.collect()),
    store.call('POST', `/invoices/${id}/pay`),
  ]);
  await world.pass(0);
  expect(await store.invoices()).toMatchObject([{ status: 'paid' }]);
  expect(world.stripe.billing.payments.size).toBe(made + 1);
});

it('only a store’s owner pays for its plan, and nobody enters a card or pays an invoice of another store', async () => {
  const [ours, theirs] = [await world.openStore('ours'), await world.openStore('theirs')];
  await theirs.enter(billingCards.declined);
  await world.pass(0);
  const [{ id }] = await theirs.invoices();
  const page = await theirs.openPage();
  world.stripe.billing.enter(page, billingCards.good);
  expect((await ours.entered(page)).status).toBe(404);
  expect((await ours.call('POST', `/invoices/${id}/pay`)).status).toBe(404);
  expect((await ours.call('POST', `/invoices/${id}/check`)).status).toBe(404);
  const manager = await createStaff(world.test.database, ours.id, ['read_subscription']);
  for (const path of ['/method', '/method/check', `/invoices/${id}/pay`]) {
    const { status } = await world.test.call('ours.localhost', 'POST', `/api/subscription${path}`, {
      ...{ token: manager.token, body: path === '/method' ? { language: 'en' } : { entered: page } },
    });
    expect(status).toBe(403);
  }
});

it('a platform without keys for payments has no page to enter a card, believes no call, and its invoices are paid by hand', async () => {
  const manual = await startTestApp({ clock: world.clock });
  try {
    const id = await createStore(manual.database, 'manual');
    const eur = await addPlan(manual.database);
    await subscribe(manual.database, id, eur);
    const { token } = await createStaff(manual.database, id, 'owner');
    const call = (method: 'GET' | 'POST', path: string, body?: object) =>
      manual.call('manual.localhost', method, `/api/subscription${path}`, { token, ...(body && { body }) });
    expect((await call('GET', '')).body.subscription).toMatchObject({ collects: false, method: null });
    expect((await call('POST', '/method', { language: 'en' })).body.code).toBe('NOT_FOUND');
    const { status } = await manual.call('localhost', 'POST', '/api/subscription-payments/events', {
      ...{ body: '{}', headers: { 'content-type': 'application/json', 'stripe-signature': 'x' } },
    });
    expect(status).toBe(403);
  } finally {
    await manual.close();
  }
});
