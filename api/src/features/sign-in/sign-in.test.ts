import { eq } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { createPlatformUser, createStaff } from '../../testing/actors.ts';
import { codeOf, wrongCodeOf } from '../../testing/authenticator.ts';
import { createStore } from '../../testing/factories.ts';
import { mailsTo, tokenTo } from '../../testing/mailbox.ts';
import { addApp, cookieOf, password } from '../../testing/second-step.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { oneTimeTokens } from '../accounts/accounts.table.ts';
import { settings } from '../settings/settings.table.ts';

const host = 'fresh.localhost';
let test: TestApp;
let fresh: string;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
});
afterAll(() => test.close());

const post = (path: string, body: object, { cookie = '', token = '', at = host } = {}) =>
  test.call(at, 'POST', `/api${path}`, { body, token, ...(cookie && { headers: { cookie } }) });

/** Types the password. Returns half a sign-in: the ticket and the cookie of a browser. */
async function typePassword(email: string, path = '/admin/login', at = host) {
  const reply = await post(path, { email, password }, { at });
  expect(reply.status).toBe(202);
  return { ...reply.body.secondFactor, cookie: cookieOf(reply) } as {
    ticket: string;
    ways: string[];
    cookie: string;
  };
}
type SecondFactorChallenge = Awaited<ReturnType<typeof typePassword>>;
const enter = ({ ticket, cookie }: SecondFactorChallenge, code: string, way = 'totp', at = host) =>
  post('/auth/second-step', { way, ticket, code }, { cookie, at });

let made = 0;
/** Creates a colleague with an authenticator app. */
async function equipped() {
  made += 1;
  const email = `sam${made}@fresh.test`;
  const sam = await createStaff(test.database, fresh, ['read_orders'], { email, password });
  return { ...sam, ...(await addApp(test, host, sam.token)) };
}

it('a code of the app opens the session that the password alone does not', async () => {
  const { email, secret } = await equipped();
  const half = await typePassword(email);
  expect(half.ways).toEqual(['totp', 'recovery']);
  for (const token of [half.ticket, half.cookie.split('=')[1]]) {
    const verify = await test.call(host, 'GET', '/api/auth/verify', { token });
    expect(verify.body.code).toBe('UNAUTHORIZED');
    expect((await post('/auth/refresh', { refresh_token: token?.padEnd(20) })).status).toBe(401);
  }
  const { status, body, headers } = await enter(half, codeOf(secret));
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ email, permissions: ['read_orders'] });
  expect(String(headers['set-cookie'])).toMatch(/^second-step=; Max-Age=0;/);
  expect((await test.call(host, 'GET', '/api/auth/verify', { token: body.token })).status).toBe(200);
});

it('the cookie of a pending sign-in is HttpOnly and SameSite', async () => {
  const { email } = await equipped();
  const { headers } = await post('/admin/login', { email, password });
  expect(headers['set-cookie']).toMatch(
    /^second-step=[\w-]{22}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/,
  );
});

it('a TOTP code is accepted once, and a wrong one never', async () => {
  const { email, secret } = await equipped();
  const code = codeOf(secret);
  expect((await enter(await typePassword(email), wrongCodeOf(secret))).body.code).toBe('CODE_WRONG');
  expect((await enter(await typePassword(email), code)).status).toBe(200);
  expect((await enter(await typePassword(email), code)).body.code).toBe('CODE_WRONG');
  expect((await enter(await typePassword(email), codeOf(secret, 30))).status).toBe(200);
});

it('a ticket opens one session, in its own browser and store, while the password stays', async () => {
  await createStore(test.database, 'bakehouse');
  const { email, secret, token } = await equipped();
  const [half, other] = [await typePassword(email), await typePassword(email)];
  const code = codeOf(secret);
  const expired = 'LINK_EXPIRED';
  expect((await enter({ ...half, cookie: '' }, code)).body.code).toBe(expired);
  expect((await enter({ ...half, cookie: other.cookie }, code)).body.code).toBe(expired);
  expect((await enter(half, code, 'totp', 'bakehouse.localhost')).body.code).toBe(expired);
  const platform = { ...half, ticket: half.ticket.replace(/^s/, 'p') };
  expect((await enter(platform, code)).body.code).toBe(expired);
  const both = await Promise.all([enter(half, code), enter(half, code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  const change = { currentPassword: password, newPassword: 'another long password' };
  const fresher = both.find(({ status }) => status === 200)?.body.token ?? token;
  await test.call(host, 'PUT', '/api/auth/change-password', { body: change, token: fresher });
  expect((await enter(other, codeOf(secret, 30))).body.code).toBe(expired);
});

it('a pending sign-in expires after ten minutes', async () => {
  const { id, email, secret } = await equipped();
  const half = await typePassword(email);
  await inTenant(test.database, fresh, (tx) =>
    tx
      .update(oneTimeTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(oneTimeTokens.userId, id)),
  );
  expect((await enter(half, codeOf(secret))).body.code).toBe('LINK_EXPIRED');
});

it('a recovery code counts once, and its owner is told', async () => {
  const { email, codes } = await equipped();
  const typed = codes[0]?.toUpperCase().replaceAll('-', ' ') ?? '';
  expect((await enter(await typePassword(email), typed, 'recovery')).status).toBe(200);
  expect((await enter(await typePassword(email), typed, 'recovery')).body.code).toBe('CODE_WRONG');
  const [mail] = await mailsTo(test.database, email);
  expect(mail?.kind).toBe('recovery_code_used');
  expect(mail?.body).toContain('You have 9 more.');
  const acts = await onPlatform(test.database, (tx) =>
    tx.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.actorName, email)),
  );
  expect(acts).toEqual(
    expect.arrayContaining([{ action: 'second-factors.code-used' }, { action: 'sessions.sign-in' }]),
  );
});

it('guessing codes is limited however often the password is typed', async () => {
  const limited = await startTestApp({ limits: { codePair: { points: 3, duration: 60 } } });
  const store = await createStore(limited.database, 'fresh');
  const sam = await createStaff(limited.database, store, [], { email: 'sam@fresh.test', password });
  const { secret } = await addApp(limited, host, sam.token);
  const guess = async (code: string) => {
    const reply = await limited.call(host, 'POST', '/api/admin/login', {
      body: { email: sam.email, password },
    });
    const body = { way: 'totp', ticket: reply.body.secondFactor.ticket, code };
    const headers = { cookie: cookieOf(reply) };
    return (await limited.call(host, 'POST', '/api/auth/second-step', { body, headers })).body.code;
  };
  const wrong = wrongCodeOf(secret);
  const codes = [await guess(wrong), await guess(wrong), await guess(wrong), await guess(codeOf(secret))];
  expect(codes).toEqual(['CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'TOO_MANY_REQUESTS']);
  await limited.close();
});

describe('where a second factor is required', () => {
  beforeAll(() =>
    inTenant(test.database, fresh, (tx) =>
      tx.insert(settings).values({
        ...{ tenantId: fresh, kind: 'second-factors', body: { required: true, version: 1 } },
      }),
    ),
  );

  it('a person without a second factor has to set one up first', async () => {
    const email = 'new@fresh.test';
    await createStaff(test.database, fresh, [], { email, password });
    const { ticket, ways, cookie } = await typePassword(email);
    expect(ways).toEqual([]);
    const setup = await post('/auth/second-step/setup', { ticket }, { cookie });
    expect(setup.body.uri).toContain('new%40fresh.test');
    expect((await post('/auth/second-step/setup', { ticket })).body.code).toBe('LINK_EXPIRED');
    const confirm = { ticket, setup: setup.body.setup, name: 'Telephone' };
    const path = '/auth/second-step/setup/confirm';
    const wrong = await post(path, { ...confirm, code: wrongCodeOf(setup.body.secret) }, { cookie });
    expect(wrong.body.code).toBe('CODE_WRONG');
    const done = await post(path, { ...confirm, code: codeOf(setup.body.secret) }, { cookie });
    expect(done.status).toBe(200);
    expect(done.body.recoveryCodes).toHaveLength(10);
    const verify = await test.call(host, 'GET', '/api/auth/verify', { token: done.body.token });
    expect(verify.body.user.email).toBe(email);
    expect((await typePassword(email)).ways).toEqual(['totp', 'recovery']);
  });

  it('the password does not let anybody add a factor beside one that is there', async () => {
    const { email } = await equipped();
    const { ticket, cookie } = await typePassword(email);
    const setup = await post('/auth/second-step/setup', { ticket }, { cookie });
    expect(setup.body.code).toBe('LINK_EXPIRED');
  });

  it('a new colleague who accepts the invitation sets one up, too', async () => {
    const olga = await createStaff(test.database, fresh, 'owner', { password });
    const { body: own } = await test.call(host, 'GET', `/api/staff/${olga.id}`, { token: olga.token });
    const body = { name: 'Nina', email: 'nina@fresh.test', roleId: own.role.id };
    await test.call(host, 'POST', '/api/staff', { body, token: olga.token });
    const token = await tokenTo(test.database, body.email);
    const joined = await post('/auth/accept-invitation', { token, password });
    expect([joined.status, joined.body.secondFactor.ways]).toEqual([202, []]);
  });
});

it('an operator takes the second step on any host', async () => {
  const pat = await createPlatformUser(test.database, { email: 'pat@platform.test', password });
  const { secret } = await addApp(test, host, pat.token);
  for (const [at, path, ahead] of [
    ['localhost', '/auth/login', 0],
    [host, '/platform/admin/login', 30],
  ] as const) {
    const half = await typePassword(pat.email, path, at);
    const { status, body } = await enter(half, codeOf(secret, ahead), 'totp', at);
    expect([status, body.user?.role]).toEqual([200, 'PLATFORM_ADMIN']);
  }
});
