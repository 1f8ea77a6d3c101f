import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripeProvider } from '../../platform/payments/stripe.ts';
import { eventually } from '../../testing/eventually.ts';
import { testCards } from './intents.ts';
import type { DemoPayments } from './provider.ts';
import { demoKeys, startDemoPayments } from './provider.ts';
import type { SignedEvent } from './signed-event.ts';

const keys = demoKeys('fresh');
const order = { orderId: 'f0f0', amount: 1_250, currency: 'USD' };
let folder: string;
let demo: DemoPayments;
let pages: Server;
let origin: string;
const told: { slug: string; event: SignedEvent }[] = [];
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
    tell: async (slug, event) => void told.push({ slug, event }),
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
  expect(told).toEqual([]);
  expect(await step('answer', { clientSecret, isRight: true })).toBe('requires_capture');
  expect(await stripe().read(id)).toMatchObject({ status: 'held', amount: 1_250 });
  await eventually(
    () => told.length,
    (count) => count === 2,
  );
  for (const { slug, event } of told)
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
});
