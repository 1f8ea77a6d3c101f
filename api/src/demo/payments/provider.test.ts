import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripeProvider } from '../../platform/payments/stripe.ts';
import { stripeCollector } from '../../platform/payments/stripe-collector.ts';
import { eventually } from '../../testing/eventually.ts';
import { testCards } from './intents.ts';
import type { DemoPayments } from './provider.ts';
import { demoKeys, platformAccount, startDemoPayments } from './provider.ts';
import type { SignedEvent } from './signed-event.ts';

const keys = demoKeys('fresh');
const order = { orderId: 'f0f0', amount: 1_250, currency: 'USD' };
let folder: string;
let demo: DemoPayments;
let pages: Server;
let origin: string;
const events: { slug: string | null; event: SignedEvent }[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-payments-'));
  await start();
});
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

async function start() {
  demo = await startDemoPayments({
    file: join(folder, 'payments.json'),
    tell: async (slug, event) => void events.push({ slug, event }),
    pagesUrl: 'http://demo.test/demo-payments',
    tellAfterMs: [1, 20],
  });
  pages = createServer(demo.pages);
  await new Promise<void>((listening) => pages.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}/demo-payments`;
}
async function stop() {
  await demo.close();
  pages.closeAllConnections();
  await new Promise((closed) => pages.close(closed));
}
const stripe = () => stripeProvider(keys, demo.apiUrl);
const step = async (name: 'pay' | 'answer', body: object) => {
  const reply = await fetch(`${origin}/${name}`, { method: 'POST', body: JSON.stringify(body) });
  return reply.ok ? ((await reply.json()) as { status: string }).status : reply.status;
};

it('a card is declined, a bank asks and is answered, and the store is told twice, signed with its secret', async () => {
  const { id, clientSecret } = await stripe().create(order);
  expect(await step('pay', { clientSecret, card: testCards.declined })).toBe('requires_payment_method');
  expect(await step('pay', { clientSecret, card: testCards.threeDSecure })).toBe('requires_action');
  expect(await step('answer', { clientSecret, isRight: false })).toBe('requires_payment_method');
  expect(await step('pay', { clientSecret, card: testCards.threeDSecure })).toBe('requires_action');
  expect(events).toEqual([]);
  expect(await step('answer', { clientSecret, isRight: true })).toBe('requires_capture');
  expect(await stripe().read(id)).toMatchObject({ status: 'held', amount: 1_250 });
  await eventually(
    () => events.length,
    (count) => count === 2,
  );
  for (const { slug, event } of events)
    expect([slug, stripe().hear(event.body, event.signature)]).toEqual(['fresh', { payment: id }]);
});

it('a payment is paid with its own secret only', async () => {
  const { id } = await stripe().create({ ...order, orderId: 'other' });
  expect(await step('pay', { clientSecret: `${id}_secret_guessed`, card: testCards.good })).toBe(400);
  expect(await stripe().read(id)).toMatchObject({ status: 'open' });
});

it('payments outlive a restart: what was held before is captured after it, once', async () => {
  const { id, clientSecret } = await stripe().create({ ...order, orderId: 'kept' });
  expect(await step('pay', { clientSecret, card: testCards.good })).toBe('requires_capture');
  await stop();
  await start();
  expect(await stripe().capture(id, 1_000)).toMatchObject({ status: 'captured', received: 1_000 });
  expect(await stripe().capture(id, 1_000)).toMatchObject({ received: 1_000 });
});

it('an owner chooses a card at the page and answers the bank, and the platform is told, signed with its secret', async () => {
  const platform = demoKeys(platformAccount);
  const collector = stripeCollector(platform, demo.apiUrl);
  const customer = await collector.createCustomer({ tenantId: 't', name: 'Fresh', email: 'a@fresh.test' });
  const url = await collector.openPage({ customer, returnUrl: 'http://fresh.test/back', language: 'de' });
  const shown = (address: string) => address.replace('http://demo.test/demo-payments', origin);
  const page = await (await fetch(shown(url))).text();
  expect(page).toContain('Zahlungsart der Demo');
  expect(page).not.toContain('type="text"');
  const send = (to: string, given: Record<string, string>) =>
    fetch(`${origin}/${to}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(given) });
  const id = new URL(url).searchParams.get('page') ?? '';
  const chosen = await send('method', { page: id, card: testCards.threeDSecure });
  expect(chosen.headers.get('location')).toBe(`http://fresh.test/back?entered=${id}`);
  const { method } = await collector.readPage(id);
  const made = { invoiceId: 'i', previous: null, customer, amount: 4_900, currency: 'EUR' };
  const payment = await collector.create(made);
  expect((await collector.create(made)).id).toBe(payment.id);
  const pay = { method: method?.id ?? '', returnUrl: 'http://fresh.test/paid' };
  expect(await collector.collect(payment.id, { ...pay, returnUrl: null })).toMatchObject({
    problem: 'confirm',
  });
  const { confirmUrl } = await collector.collect(payment.id, pay);
  expect(await (await fetch(shown(confirmUrl ?? ''))).text()).toContain('49,00');
  const answered = await send('bank', { payment: payment.id, answer: 'yes' });
  expect(answered.headers.get('location')).toBe('http://fresh.test/paid');
  expect(await collector.read(payment.id)).toMatchObject({ status: 'paid', amount: 4_900, currency: 'EUR' });
  const ofPayment = () => events.filter(({ event }) => event.body.includes(payment.id));
  await eventually(ofPayment, ({ length }) => length === 2);
  for (const { slug, event } of ofPayment())
    expect([slug, collector.hear(event.body, event.signature)]).toEqual([
      null,
      { payment: payment.id, page: null },
    ]);
});

it('the form asks for no card number, in the language of the page, and may load nothing from elsewhere', async () => {
  const form = await fetch(`${origin}/form?locale=de`);
  const html = await form.text();
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('Demo-Zahlung');
  expect(html.match(/<input type="radio"/g)).toHaveLength(3);
  expect(html).not.toContain('type="text"');
  expect(form.headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const name of ['script.js', 'form.js', 'form.css'])
    expect((await fetch(`${origin}/${name}`)).status).toBe(200);
  expect(await (await fetch(`${origin}/script.js`)).text()).toContain('"de":"Kartenzahlung der Demo"');
  expect((await fetch(`${origin}/payments.json`)).status).toBe(404);
  expect(await (await fetch(`${origin}/form?locale=de&theme=night`)).text()).toContain('data-theme="night"');
});
