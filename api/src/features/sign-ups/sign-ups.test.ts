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

it('a sign-up says whether an address is free', async () => {
  await signUp('taken-one');
  const free = async (slug: string) =>
    (await test.call('localhost', 'GET', `/api/sign-ups/slugs/${slug}`)).body.free;
  expect([await free('taken-one'), await free('free-one')]).toEqual([false, true]);
  expect((await test.call('localhost', 'GET', '/api/sign-ups/slugs/admin')).status).toBe(400);
});

it('an address is taken once by concurrent sign-ups', async () => {
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
