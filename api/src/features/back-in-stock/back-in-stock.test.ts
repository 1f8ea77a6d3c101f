import { sql } from 'drizzle-orm';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addProduct } from '../../testing/catalog.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestSmtp } from '../../testing/smtp.ts';
import { startSmtp } from '../../testing/smtp.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
let smtp: TestSmtp;
let test: TestApp;
let tenantId: string;
let owner: Actor;
beforeAll(async () => {
  smtp = await startSmtp();
  test = await startTestApp({
    config: { SMTP_URL: smtp.url, MAIL_FROM: 'post@larder.example' },
    limits: { mailAccount: { points: 5, duration: 3600 } },
  });
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, body?: unknown, token?: string) =>
  test.call(host, method, `/api${path}`, { body, token });
const soldOut = (title: string) =>
  addProduct(test.database, tenantId, { title: { en: title, de: title, fr: title } }, { onHand: 0 });
const request = (variantId: string, email: string, token?: string, language = 'en') =>
  call('POST', '/back-in-stock', { variantId, email, language }, token);
const move = async (variantId: string, kind: 'received' | 'waste', qty: number) => {
  const body = { kind, qty, reason: 'test' };
  expect((await call('POST', `/stock/${variantId}/movements`, body, owner.token)).status).toBe(201);
};
const lettersTo = (email: string, count: number) =>
  eventually(
    () => smtp.arrived.filter(({ envelope }) => envelope.to.includes(email)),
    (letters) => letters.length >= count,
  );
/** Waits until all mails to shoppers are written. */
const allWritten = () =>
  eventually(
    () => onPlatform(test.database, (tx) => tx.execute(sql`select 1 from shopper_mails`)),
    ({ rows }) => rows.length === 0,
  );
const verified = async (email: string) => {
  const ann = await createCustomer(test.database, tenantId, { email });
  await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`update customers set email_verified_at = now() where id = ${ann.id}`),
  );
  return ann;
};

it('a guest confirms a back-in-stock request by mail, and gets one mail when the goods are back', async () => {
  const email = 'guest@post.test';
  const { slug, variants } = await soldOut('Honig');
  const { id } = variants[0]!;
  const asked = await request(id, email, undefined, 'de');
  expect([asked.status, asked.body]).toEqual([201, { isConfirmed: false, token: null }]);
  const [question] = await lettersTo(email, 1);
  expect(question?.subject).toBe('Bitte bestätigen: Wir sagen dir, wenn Honig wieder da ist');
  const token = /back-in-stock\?token=([\w-]+)/.exec(question?.text ?? '')?.[1];
  // Nobody has confirmed it yet.
  await move(id, 'received', 5);
  await allWritten();
  await move(id, 'waste', -5);

  const title = { en: 'Honig', de: 'Honig', fr: 'Honig' };
  expect((await call('GET', `/back-in-stock/${token}`)).body).toEqual({ title, slug, isConfirmed: false });
  expect((await call('PUT', `/back-in-stock/${token}`)).body).toEqual({ title, slug, isConfirmed: true });
  await move(id, 'received', 5);
  const [, letter] = await lettersTo(email, 2);
  expect(letter?.subject).toBe('Honig ist wieder da bei fresh');
  expect(letter?.html).toContain(`href="http://${host}:3000/product/${slug}?variant=${id}"`);
  await move(id, 'waste', -5);
  await move(id, 'received', 5);
  await allWritten();
  expect(await lettersTo(email, 2)).toHaveLength(2);
  expect((await call('GET', `/back-in-stock/${token}`)).status).toBe(404);
});

it('a back-in-stock request needs no confirmation mail for one’s own confirmed address and can be cancelled; for another address it needs one', async () => {
  const ann = await verified('ann@post.test');
  const { id } = (await soldOut('Figs')).variants[0]!;
  const { body } = await request(id, 'Ann@post.test', ann.token);
  expect(body).toEqual({ isConfirmed: true, token: expect.any(String) });
  expect((await request(id, ann.email, ann.token)).body).toEqual(body);
  expect((await request(id, 'bob@post.test', ann.token)).body).toEqual({ isConfirmed: false, token: null });
  // Somebody else who names her address learns nothing and changes nothing.
  expect((await request(id, ann.email)).body).toEqual({ isConfirmed: false, token: null });
  expect((await call('DELETE', `/back-in-stock/${body.token}`)).status).toBe(200);
  expect((await call('DELETE', `/back-in-stock/${body.token}`)).status).toBe(200);
  await move(id, 'received', 5);
  await allWritten();
  const letters = await lettersTo(ann.email, 1);
  expect(letters.map(({ subject }) => subject)).toEqual(['Confirm: we tell you when Figs is back']);
});

it('one-click unsubscribe deletes all back-in-stock requests of an address, until it makes a new one', async () => {
  const kim = await verified('kim@post.test');
  const [plums, pears] = [await soldOut('Plums'), await soldOut('Pears')].map(
    ({ variants }) => variants[0]!.id,
  );
  await request(plums!, kim.email, kim.token);
  await request(pears!, kim.email, kim.token);
  const own = async () => (await call('GET', '/own-data', undefined, kim.token)).body.wishes;
  expect(await own()).toMatchObject([{ variantId: plums }, { variantId: pears }]);
  await move(plums!, 'received', 5);
  const [letter] = await lettersTo(kim.email, 1);
  const link = /^<http:\/\/[^/]+(\/api\/mail-links\/[\w-]+)>$/.exec(
    letter?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '',
  )?.[1];
  expect(link).toBeDefined();
  const answered = await test.app.inject({
    ...{ method: 'POST', url: link!, payload: 'List-Unsubscribe=One-Click' },
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answered.json()).toEqual({ topic: 'back_in_stock', isOn: false });
  expect(await own()).toEqual([]);
  await move(pears!, 'received', 5);
  await allWritten();
  expect(await lettersTo(kim.email, 1)).toHaveLength(1);

  await request((await soldOut('Quinces')).variants[0]!.id, kim.email, kim.token);
  const { items } = (await call('GET', '/mail-choices', undefined, kim.token)).body;
  expect(items).toContainEqual({ topic: 'back_in_stock', isOn: true });
});

it('a back-in-stock mail is not sent when the goods are sold out again; the request stays', async () => {
  const eve = await verified('eve@post.test');
  const { id } = (await soldOut('Dates')).variants[0]!;
  await request(id, eve.email, eve.token);
  await inTenant(test.database, tenantId, async (tx) => {
    await tx.execute(sql`update stock_levels set on_hand = 5 where variant_id = ${id}`);
    await tx.execute(sql`update stock_levels set on_hand = 0 where variant_id = ${id}`);
  });
  await allWritten();
  await move(id, 'received', 5);
  expect((await lettersTo(eve.email, 1)).map(({ subject }) => subject)).toEqual(['Dates is back at fresh']);
});

it('an address gets at most five confirmation mails an hour; hidden goods and unknown tokens are answered with NOT_FOUND', async () => {
  const { variants } = await soldOut('Nuts');
  const replies: number[] = [];
  for (let count = 0; count < 6; count += 1)
    replies.push((await request(variants[0]!.id, 'victim@post.test')).status);
  expect(replies).toEqual([201, 201, 201, 201, 201, 429]);
  const hidden = await addProduct(test.database, tenantId, { status: 'hide' }, { onHand: 0 });
  expect((await request(hidden.variants[0]!.id, 'guest@post.test')).status).toBe(404);
  expect((await call('PUT', `/back-in-stock/${'x'.repeat(32)}`)).status).toBe(404);
  expect((await request(variants[0]!.id, 'no mailbox')).status).toBe(400);
});
