import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addProduct, addVariant } from '../../testing/catalog.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import { buy, home, newKey } from '../../testing/shopping.ts';
import type { Arrived, TestSmtp } from '../../testing/smtp.ts';
import { startSmtp } from '../../testing/smtp.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { readChoice } from '../shopper-mails/shopper-mails.choices.service.ts';
import { queueOrderMail } from '../shopper-mails/shopper-mails.service.ts';
import { inkOn } from './letter.ts';

const host = 'fresh.localhost';
let smtp: TestSmtp;
let test: TestApp;
let tenantId: string;
let owner: Actor;
beforeAll(async () => {
  smtp = await startSmtp();
  test = await startTestApp({ config: { SMTP_URL: smtp.url, MAIL_FROM: 'post@larder.example' } });
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, token = owner.token) =>
  test.call(host, method, `/api${path}`, { token, body, headers: { 'idempotency-key': newKey() } });

type Wanted = { email: string; locale?: 'en' | 'de' | 'fr'; title?: string };

async function placed({ email, locale = 'en', title = 'Milk' }: Wanted) {
  const ann = await createCustomer(test.database, tenantId, { email, name: 'Ann' });
  await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`update customers set locale = ${locale} where id = ${ann.id}`),
  );
  const product = await addProduct(test.database, tenantId, { title: { en: title, de: title, fr: title } });
  const items = [{ variantId: product.variants[0]!.id, quantity: 2 }];
  const { body } = await buy(test, host, ann.token, { items });
  return { ann, id: body.id as string, number: body.number as string, total: body.total as number };
}

const move = async (id: string, status: string, note?: string) =>
  expect((await call('PUT', `/orders/status/${id}`, { status, ...(note && { note }) })).status).toBe(200);
const arrivedAt = (email: string) => smtp.arrived.filter(({ envelope }) => envelope.to.includes(email));
const lettersTo = (email: string, count: number): Promise<Arrived[]> =>
  eventually(
    () => arrivedAt(email),
    (letters) => letters.length >= count,
  );
const headerOf = (letter: Arrived, key: string) => letter.headers.find((one) => one.key === key)?.value;

it('each step of an order that its shopper cares for sends one mail, and no other step does', async () => {
  const email = 'steps@fresh.test';
  const { id, number } = await placed({ email });
  for (const status of ['confirmed', 'picking', 'packed', 'out_for_delivery', 'delivered'])
    await move(id, status);
  const { version, payments } = (await call('GET', `/orders/${id}`)).body;
  await call('POST', '/refunds', {
    ...{ orderId: id, version, paymentId: payments[0].id, amount: 150, lines: [] },
    ...{ goods: 'kept', reason: 'for staff only' },
  });
  const letters = await lettersTo(email, 4);
  expect(letters.map(({ subject }) => subject).sort()).toEqual(
    [
      `Your order ${number} at fresh`,
      `Your order ${number} is on its way`,
      `Your order ${number} was delivered`,
      `A refund of $1.50 for your order ${number}`,
    ].sort(),
  );
  expect(letters.map(({ html }) => html).join()).not.toContain('for staff only');
});

it('the mails of an order that is picked up speak of no delivery', async () => {
  const email = 'pickup@fresh.test';
  const { id, number } = await placed({ email });
  for (const status of ['confirmed', 'picking', 'packed', 'pickup_ready', 'delivered'])
    await move(id, status);
  const letters = await lettersTo(email, 3);
  const handedOver = letters.find(({ subject }) => subject === `You have picked up your order ${number}`);
  expect(handedOver?.text).toContain('Ordered by');
  expect(handedOver?.text).not.toContain('Delivery to');
  expect(handedOver?.text).toContain('Cash at pick-up');
});

it('the mail of an order has goods, sums, address and a link to it, as text and in the store’s look', async () => {
  const email = 'look@fresh.test';
  const settings = await call('GET', '/setting/store-setting/all');
  const body = { version: settings.body.version, color_accent: '#aa3300' };
  expect((await call('PUT', '/setting/store-setting/update', body)).status).toBe(200);
  const { id, number } = await placed({ email, locale: 'de', title: 'Milch' });
  const [letter] = await lettersTo(email, 1);
  expect(letter?.subject).toBe(`Deine Bestellung ${number} bei fresh`);
  expect(letter?.from?.name).toBe('fresh');
  for (const text of ['Hallo Ann Shopper,', 'Milch', 'Zwischensumme', 'Gesamt', home.address, '2 × '])
    for (const part of [letter?.text, letter?.html]) expect(part).toContain(text);
  const link = `http://${host}:3000/user/my-orders/${id}`;
  expect(letter?.text).toContain(link);
  expect(letter?.html).toContain(`href="${link}"`);
  expect(letter?.html).toContain('<html lang="de">');
  expect(letter?.html).toContain('border-top:4px solid #aa3300');
});

it('a guest gets the mails of an order at the address in the order', async () => {
  const variantId = await addVariant(test.database, tenantId);
  const items = [{ variantId, quantity: 1 }];
  const asked = { items, shippingOption: 'one', customerId: null };
  const { total } = (await call('POST', '/staff-orders/quote', asked)).body;
  const address = { ...home, email: 'guest@fresh.test' };
  const { body } = await call('POST', '/staff-orders', { ...asked, address, notes: '', total });
  await lettersTo('guest@fresh.test', 1);
  await move(body.id, 'cancelled', 'she changed her mind');
  const letters = await lettersTo('guest@fresh.test', 2);
  expect(letters[1]?.subject).toBe(`Your order ${body.number} was cancelled`);
  expect(letters[1]?.text).not.toContain('changed her mind');
});

it('a change by staff is mailed to the shopper, with what the order has now', async () => {
  const email = 'edited@fresh.test';
  const { id } = await placed({ email });
  await lettersTo(email, 1);
  const { version, userInfo, lines } = (await call('GET', `/orders/${id}`)).body;
  const asked = { items: [{ variantId: lines[0].variantId, quantity: 5 }], shippingOption: 'one' };
  const { total } = (await call('POST', `/staff-orders/${id}/quote`, asked)).body;
  const edit = { ...asked, version, address: userInfo, notes: '', total };
  expect((await call('PUT', `/staff-orders/${id}`, edit)).status).toBe(200);
  const letters = await lettersTo(email, 2);
  expect(letters[1]?.subject).toMatch(/was changed$/);
  expect(letters[1]?.text).toContain('5 × ');
});

it('no mail leaves for an order that was rolled back', async () => {
  const email = 'lost@fresh.test';
  const { id } = await placed({ email });
  await lettersTo(email, 1);
  const lost = inTenant(test.database, tenantId, async (tx) => {
    await queueOrderMail(tx, tenantId, { kind: 'order_delivered', orderId: id });
    throw new Error('changed my mind');
  });
  await expect(lost).rejects.toThrow('changed my mind');
  await move(id, 'cancelled', 'x');
  const letters = await lettersTo(email, 2);
  expect(letters.map(({ subject }) => subject?.includes('delivered'))).toEqual([false, false]);
  const { rows } = await onPlatform(test.database, (tx) => tx.execute(sql`select 1 from shopper_mails`));
  expect(rows).toEqual([]);
});

it('a mail that cannot be written waits, and holds up none that were due with it', async () => {
  const emails = ['before@fresh.test', 'broken@fresh.test', 'after@fresh.test'] as const;
  const placedOrders = await Promise.all(emails.map((email) => placed({ email })));
  for (const email of emails) await lettersTo(email, 1);
  const broken = placedOrders[1]!.id;
  const setCurrency = (currency: string) =>
    inTenant(test.database, tenantId, (tx) =>
      tx.execute(sql`update orders set currency = ${currency} where id = ${broken}`),
    );
  await setCurrency('no currency');
  await inTenant(test.database, tenantId, async (tx) => {
    for (const { id } of placedOrders)
      await queueOrderMail(tx, tenantId, { kind: 'order_delivered', orderId: id });
  });
  for (const email of ['before@fresh.test', 'after@fresh.test']) await lettersTo(email, 2);
  const { rows } = await onPlatform(test.database, (tx) =>
    tx.execute(sql`select subject_id, attempts, next_attempt_at > now() as waits from shopper_mails`),
  );
  expect(rows).toEqual([{ subject_id: broken, attempts: 1, waits: true }]);
  await setCurrency('EUR');
  await onPlatform(test.database, (tx) => tx.execute(sql`update shopper_mails set next_attempt_at = now()`));
  await lettersTo('broken@fresh.test', 2);
  expect(emails.map((email) => arrivedAt(email).length)).toEqual([2, 2, 2]);
});

it('two transactions that write mails to the same people in opposite order do not wait for each other', async () => {
  const read = (tx: Tx, email: string) => readChoice(tx, tenantId, { email, topic: 'delivery' });
  await inTenant(test.database, tenantId, async (tx) => {
    for (const email of ['one@fresh.test', 'other@fresh.test']) await read(tx, email);
  });
  await inTenant(test.database, tenantId, async (first) => {
    await read(first, 'one@fresh.test');
    await inTenant(test.database, tenantId, async (second) => {
      await read(second, 'other@fresh.test');
      await read(second, 'one@fresh.test');
    });
    await read(first, 'other@fresh.test');
  });
});

it('the text of a product, a name or an address becomes neither markup nor a header of a mail', async () => {
  const email = 'evil@fresh.test';
  const { id } = await placed({ email, title: '<img src=x onerror=alert(1)>' });
  await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`update orders set order_prefix = ${'X\r\nBcc: evil@x.test\r\n'},
      user_info = user_info || '{"address":"<script>1</script>"}'::jsonb where id = ${id}`),
  );
  await lettersTo(email, 1);
  await move(id, 'cancelled', 'x');
  const letter = (await lettersTo(email, 2))[1]!;
  expect(letter.html).not.toMatch(/<script|<img src=x/);
  expect(letter.html).toContain('&lt;script&gt;');
  expect(headerOf(letter, 'bcc')).toBeUndefined();
  expect(letter.envelope.to).toEqual([email]);
});

it('mails about deliveries stop with one click, and the others stay', async () => {
  const email = 'quiet@fresh.test';
  const { id, ann } = await placed({ email });
  await lettersTo(email, 1);
  for (const status of ['confirmed', 'picking', 'packed', 'out_for_delivery']) await move(id, status);
  const [first, onItsWay] = await lettersTo(email, 2);
  expect(headerOf(first!, 'list-unsubscribe')).toBeUndefined();
  expect(headerOf(onItsWay!, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const url = new URL(headerOf(onItsWay!, 'list-unsubscribe')!.slice(1, -1));
  const reply = await test.app.inject({
    ...{ method: 'POST', url: url.pathname, payload: 'List-Unsubscribe=One-Click' },
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(reply.json()).toEqual({ topic: 'delivery', isOn: false });
  const choices = await call('GET', '/mail-choices', undefined, ann.token);
  expect(choices.body.items).toContainEqual({ topic: 'delivery', isOn: false });
  await move(id, 'delivered');
  const { version, payments } = (await call('GET', `/orders/${id}`)).body;
  await call('POST', '/refunds', {
    ...{
      orderId: id,
      version,
      paymentId: payments[0].id,
      amount: 150,
      lines: [],
      goods: 'kept',
      reason: 'late',
    },
  });
  const letters = await lettersTo(email, 3);
  expect(letters[2]?.subject).toMatch(/^A refund of/);
  const again = await call('PUT', '/mail-choices/delivery', { isOn: true }, ann.token);
  expect(again.body.items).toContainEqual({ topic: 'delivery', isOn: true });
  expect((await call('GET', `/mail-links/${'x'.repeat(32)}`)).status).toBe(404);
});

it('the words of a mail’s button can be read on any colour', () => {
  expect([inkOn('#ffffff'), inkOn('#1f6f43'), inkOn('#ffd400'), inkOn('#000000')]).toEqual([
    '#000000',
    '#ffffff',
    '#000000',
    '#ffffff',
  ]);
});
