import { statSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { mails } from '../../platform/mail/mails.table.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { signUps } from './sign-ups.table.ts';

let test: TestApp;
let careful: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  careful = await startTestApp({ config: { CONFIRM_SIGN_UP: true } });
});
afterAll(() => Promise.all([test.close(), careful.close()]));

const wish = (slug: string) => ({
  name: 'Müller & Söhne',
  slug,
  ownerName: 'Mia Müller',
  ownerEmail: `mia@${slug}.test`,
  ownerPassword: 'correct horse',
  currency: 'EUR',
  language: 'de',
  color: '#123456',
});
const signUp = (slug: string, app = test, changes = {}) =>
  app.call('localhost', 'POST', '/api/sign-ups', { body: { ...wish(slug), ...changes } });
const signInAt = async (slug: string): Promise<string> => {
  const { body } = await test.call(`${slug}.localhost`, 'POST', '/api/admin/login', {
    body: { email: `mia@${slug}.test`, password: 'correct horse' },
  });
  return body.token;
};
const confirm = (token: string) =>
  careful.call('localhost', 'POST', '/api/sign-ups/confirm', { body: { token } });

async function newestLink(): Promise<URL> {
  const sent = await onPlatform(careful.database, (tx) =>
    tx.select({ body: mails.body }).from(mails).orderBy(asc(mails.createdAt), asc(mails.id)),
  );
  return new URL(/http\S+/.exec(sent.at(-1)?.body ?? '')?.[0] ?? '');
}

it('a sign-up opens a store whose owner can sign in there', async () => {
  const { status, body } = await signUp('mueller');
  expect([status, body]).toEqual([201, { host: 'mueller.localhost' }]);
  const signedIn = await test.call('mueller.localhost', 'POST', '/api/admin/login', {
    body: { email: 'mia@mueller.test', password: 'correct horse' },
  });
  expect(signedIn.body.user).toMatchObject({ name: 'Mia Müller', role: 'TENANT_ADMIN' });
  const acts = await onPlatform(test.database, (tx) =>
    tx.select().from(auditLog).where(eq(auditLog.action, 'sign-ups.open')),
  );
  expect(acts).toMatchObject([{ actorId: null, actorKind: 'visitor', actorName: 'mia@mueller.test' }]);
  expect(JSON.stringify(acts)).not.toContain('argon2');
});

it('a sign-up says why an address cannot be had, and names a free one', async () => {
  await signUp('taken-one');
  await signUp('strasse-1');
  const asked = async (slug: string) =>
    (await test.call('localhost', 'GET', `/api/sign-ups/slugs/${encodeURIComponent(slug)}`)).body;
  expect(await asked('free-one')).toEqual({ free: true, reason: null, proposal: null });
  expect(await asked('taken-one')).toEqual({
    ...{ free: false, reason: 'taken', proposal: 'taken-one-store' },
  });
  expect(await asked('admin')).toEqual({ free: false, reason: 'reserved', proposal: 'admin-store' });
  expect(await asked('Große Küche!')).toEqual({
    ...{ free: false, reason: 'malformed', proposal: 'grosse-kuche' },
  });
  // The nearest is taken as well.
  expect(await asked('Straße 1')).toMatchObject({ reason: 'malformed', proposal: 'strasse-1-store' });
  expect(await asked('ß')).toMatchObject({ reason: 'malformed', proposal: 'ss-store' });
  expect(await asked('日本')).toMatchObject({ reason: 'malformed', proposal: 'my-store' });
});

it('the country of a sign-up sets tax, time zone and dates; its shelves have what was chosen', async () => {
  const places = (await test.call('localhost', 'GET', '/api/sign-ups/countries')).body;
  expect(places).toContainEqual({
    ...{ code: 'CH', currency: 'CHF', language: 'de', taxRateBp: 260, timeZone: 'Europe/Zurich' },
  });
  await signUp('zuri', test, { country: 'CH', currency: 'CHF', catalogue: 'bakery' });
  const { body } = await test.call('zuri.localhost', 'GET', '/api/tenants/bootstrap');
  expect(body.global).toMatchObject({
    default_time_zone: 'Europe/Zurich',
    default_date_format: 'DD.MM.YYYY',
  });
  expect(body.store).toMatchObject({ country: 'CH', tax_rate_bp: 260, color_accent: '#123456' });
  expect(body.customization.footer.blocks[1].links[0].link).toBe('/search?category=bread-rolls');
  const token = await signInAt('zuri');
  // The usual prices of the country are no decision of the owner's.
  const { body: steps } = await test.call('zuri.localhost', 'GET', '/api/store-setup', { token });
  expect(steps.flatMap(({ step, done }: { step: string; done: boolean }) => (done ? [step] : []))).toEqual([
    'product',
  ]);
  const { body: listed } = await test.call('zuri.localhost', 'GET', '/api/products', { token });
  expect(listed.totalDoc).toBe(65);
  const [product] = listed.items;
  expect(product.image).toMatch(/^\/uploads\/.+\.webp$/);
  const stored = join(test.dataDir, product.image);
  expect(statSync(stored).size).toBeGreaterThan(1_000);
  const { body: stock } = await test.call('zuri.localhost', 'GET', '/api/stock', { token });
  expect(stock.items.some(({ onHand }: { onHand: number }) => onHand > 0)).toBe(true);
});

it('a sign-up’s shop is closed until its owner opens it, who sees it before', async () => {
  await signUp('soon', test, { catalogue: 'grocery' });
  const host = 'soon.localhost';
  const shelf = (options: object = {}) => test.call(host, 'GET', '/api/catalog/products', options);
  expect((await test.call(host, 'GET', '/api/tenants/bootstrap')).body.tenant.closed).toBe('preparing');
  expect((await shelf()).status).toBe(404);
  const signedUp = { email: 'bob@soon.test', password: 'correct horse', name: 'Bob' };
  expect((await test.call(host, 'POST', '/api/customer/signup', { body: signedUp })).status).toBe(404);
  const token = await signInAt('soon');
  expect((await shelf({ token })).status).toBe(200);
  expect(
    (
      await test.call(host, 'POST', '/api/roles', {
        token,
        body: { name: 'Helper', description: '', permissions: [] },
      })
    ).status,
  ).toBe(201);

  const steps = (await test.call(host, 'GET', '/api/store-setup', { token })).body as {
    step: string;
    done: boolean;
  }[];
  expect(steps.flatMap(({ step, done }) => (done ? [step] : []))).toEqual(['product']);
  const asked = await test.call(host, 'GET', '/api/tenants/closed', { token });
  expect(asked.body).toEqual({ closed: 'preparing', reason: '' });
  const cookie = String(asked.headers['set-cookie']).split(';')[0] ?? '';
  expect(String(asked.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/i);
  expect((await shelf({ headers: { cookie } })).status).toBe(200);
  expect((await shelf({ headers: { cookie: 'store-preview=guessed' } })).status).toBe(404);
  const told = JSON.stringify((await test.call(host, 'GET', '/api/tenants/bootstrap')).body);
  expect(told).not.toContain(cookie.split('=')[1]);

  expect((await test.call(host, 'POST', '/api/store-setup/open', { token })).body).toEqual({ success: true });
  expect((await shelf()).status).toBe(200);
  expect((await test.call(host, 'GET', '/api/tenants/bootstrap')).body.tenant.closed).toBeUndefined();
  expect((await test.call(host, 'GET', '/api/tenants/closed', { token })).body.closed).toBeNull();
});

it('concurrent sign-ups take an address of a store once', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => signUp('race')));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('SLUG_TAKEN');
});

it.each([
  ['a reserved word', { slug: 'admin' }],
  ['no mailbox', { ownerEmail: 'mia' }],
  ['a short password', { ownerPassword: 'short' }],
  ['an id of its own', { id: '0199a000-0000-7000-8000-000000000001' }],
  ['a state of its own', { status: 'active' }],
])('a sign-up with %s is refused', async (_what, changes) => {
  expect((await signUp('refused', test, changes)).body.code).toBe('VALIDATION');
});

it('a store’s host takes no sign-up of a store', async () => {
  await signUp('host-of-mine');
  const reply = await test.call('host-of-mine.localhost', 'POST', '/api/sign-ups', { body: wish('other') });
  expect(reply.status).toBe(404);
});

it('the number of sign-ups from one network address is limited', async () => {
  const strict = await startTestApp({ limits: { signUpAddress: { points: 2, duration: 60 } } });
  const codes = [];
  for (const slug of ['first-one', 'second-one', 'third-one'])
    codes.push((await signUp(slug, strict)).status);
  await strict.close();
  expect(codes).toEqual([201, 201, 429]);
});

describe('a sign-up with a working mail server', () => {
  it('opens the store once by the mail’s link, and not before', async () => {
    const { status, body } = await signUp('waiting', careful);
    expect([status, body]).toEqual([202, { confirm: true }]);
    expect((await careful.call('waiting.localhost', 'GET', '/api/tenants/bootstrap')).status).toBe(404);
    const link = await newestLink();
    expect(`${link.hostname}${link.pathname}`).toBe('localhost/auth/verify-request');
    const token = link.searchParams.get('token') ?? '';
    const replies = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(replies.map(({ status: code }) => code).sort()).toEqual([201, 410, 410]);
    expect((await careful.call('waiting.localhost', 'GET', '/api/tenants/bootstrap')).status).toBe(200);
    const kept = await onPlatform(careful.database, (tx) => tx.select().from(signUps));
    expect(kept).toEqual([]);
  });

  it('expires after a day', async () => {
    await signUp('too-late', careful);
    const token = (await newestLink()).searchParams.get('token') ?? '';
    await onPlatform(careful.database, (tx) => tx.update(signUps).set({ expiresAt: new Date(0) }));
    expect((await confirm(token)).body.code).toBe('LINK_EXPIRED');
  });

  it('reserves no address: the first who confirms gets it', async () => {
    await signUp('wanted', careful);
    const first = (await newestLink()).searchParams.get('token') ?? '';
    await signUp('wanted', careful, { ownerEmail: 'another@wanted.test' });
    const second = (await newestLink()).searchParams.get('token') ?? '';
    expect((await confirm(second)).status).toBe(201);
    expect((await confirm(first)).body.code).toBe('SLUG_TAKEN');
    expect((await signUp('wanted', careful)).body.code).toBe('SLUG_TAKEN');
  });
});
