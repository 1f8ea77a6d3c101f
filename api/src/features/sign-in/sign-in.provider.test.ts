import { and, eq } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { createStaff } from '../../testing/actors.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { openBrowser, visitIssuer } from '../../testing/browser.ts';
import { createStore } from '../../testing/factories.ts';
import type { Account, Issuer } from '../../testing/issuer.ts';
import { startIssuer } from '../../testing/issuer.ts';
import { tokenTo } from '../../testing/mailbox.ts';
import { addApp, password } from '../../testing/second-step.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { staffIdentities } from '../sign-in-provider/sign-in-provider.table.ts';
import { staff } from '../staff/staff.table.ts';

const host = 'fresh.localhost';
const hosts = [host, 'bakehouse.localhost'];
let test: TestApp;
let issuer: Issuer;
let fresh: string;
let olive: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  issuer = await startIssuer(hosts.map((one) => `http://${one}/admin/auth/provider`));
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  const bakehouse = await createStore(test.database, 'bakehouse');
  olive = await createStaff(test.database, fresh, 'owner', { email: 'olive@fresh.test', password });
  await save({});
  const baker = await createStaff(test.database, bakehouse, 'owner');
  await save({ version: 0 }, baker.token, 'bakehouse.localhost');
});
afterAll(async () => {
  await test.close();
  await issuer.close();
});
beforeEach(() => save({}));
afterEach(() => issuer.tamper(undefined));

/** Saves the provider with these settings; the others are as at the beginning. */
async function save(change: object, token = olive.token, at = host) {
  const { body: now } = await test.call(at, 'GET', '/api/sign-in-provider', { token });
  const body = {
    ...{ issuer: issuer.url, clientId: issuer.settings.OIDC_CLIENT_ID, label: 'Test ID' },
    ...{ clientSecret: issuer.settings.OIDC_CLIENT_SECRET, domains: ['fresh.test'], newRoleId: null },
    ...{ providerOnly: false, replacesSecondFactor: false, version: now.provider?.version ?? 0, ...change },
  };
  expect((await test.call(at, 'PUT', '/api/sign-in-provider', { token, body })).status).toBe(200);
}

let made = 0;
/** A colleague with a password, and the account at the provider. */
async function colleague(rights: 'owner' | [] = []) {
  made += 1;
  const email = `sam${made}@fresh.test`;
  const sam = await createStaff(test.database, fresh, rights, { email, password });
  return { sam, account: { sub: `sub-${made}`, email, email_verified: true, name: 'Sam' } satisfies Account };
}

const begin = async (browser: TestBrowser): Promise<string> =>
  (await browser.post('/api/auth/sign-in-provider/begin')).body.url;
const finish = (browser: TestBrowser, answer: string) =>
  browser.post('/api/auth/sign-in-provider/finish', { json: { answer } });
/** The answer of the provider's page. */
const answerOf = async (url: string, account: Account) =>
  (await visitIssuer(url, account)).split('?')[1] ?? '';
async function enter(account: Account, browser = openBrowser(test, host)) {
  return finish(browser, await answerOf(await begin(browser), account));
}
const typePassword = (email: string) =>
  test.call(host, 'POST', '/api/admin/login', { body: { email, password } });

it('a colleague signs in at the store’s provider, and gets the session that a password gives', async () => {
  const { sam, account } = await colleague();
  const { status, body } = await enter(account);
  expect([status, body.user?.email]).toEqual([200, sam.email]);
  const verify = await test.call(host, 'GET', '/api/auth/verify', { token: body.token });
  expect(verify.body.user).toMatchObject({ email: sam.email, role: 'ADMIN' });
  const acts = await onPlatform(test.database, (tx) =>
    tx
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.tenantId, fresh), eq(auditLog.actorName, sam.email))),
  );
  expect(acts.map(({ action }) => action)).toEqual(['sessions.sign-in', 'sign-in-provider.link']);
});

it('whoever is known is found by the provider’s id, whatever the address is now', async () => {
  const { sam, account } = await colleague();
  await enter(account);
  const { body } = await enter({ ...account, email: 'married@fresh.test' });
  expect(body.user.id).toBe(sam.id);
});

it('an address that the provider gave to somebody else does not open the account of who had it before', async () => {
  const { account } = await colleague();
  await enter(account);
  const other = await enter({ ...account, sub: 'somebody-else' });
  expect([other.status, other.body.code]).toEqual([403, 'PROVIDER_NO_ACCOUNT']);
});

it.each([
  ['an address that was not verified', { email_verified: false }, 'PROVIDER_EMAIL'],
  ['no address', { email: undefined }, 'PROVIDER_EMAIL'],
  ['an address of another domain', { email: 'sam@elsewhere.test' }, 'PROVIDER_EMAIL'],
  ['an address of a domain that ends alike', { email: 'sam@not-fresh.test' }, 'PROVIDER_EMAIL'],
  ['an address that nobody has here', { email: 'nobody@fresh.test' }, 'PROVIDER_NO_ACCOUNT'],
])('%s does not get in', async (_what, change, code) => {
  const { account } = await colleague();
  const { status, body } = await enter({ ...account, ...change } as Account);
  expect([status, body.code, body.token]).toEqual([403, code, undefined]);
});

it('a colleague who was deactivated does not get in', async () => {
  const { sam, account } = await colleague();
  await enter(account);
  const body = { status: 'inactive' };
  await test.call(host, 'PUT', `/api/staff/status/${sam.id}`, { token: olive.token, body });
  expect((await enter(account)).body.code).toBe('PROVIDER_NO_ACCOUNT');
});

describe('an answer proves nothing', () => {
  it('with another state, or without one', async () => {
    const { account } = await colleague();
    const browser = openBrowser(test, host);
    const answer = new URLSearchParams(await answerOf(await begin(browser), account));
    for (const state of ['made-up', '']) {
      answer.set('state', state);
      expect((await finish(browser, String(answer))).body.code).toBe('PROVIDER_REFUSED');
    }
  });

  it('in another browser, or in one without the cookie', async () => {
    const { account } = await colleague();
    const [victim, thief] = [openBrowser(test, host), openBrowser(test, host)];
    const answer = await answerOf(await begin(victim), account);
    expect((await finish(thief, answer)).body.code).toBe('LINK_EXPIRED');
    await begin(thief);
    expect((await finish(thief, answer)).body.code).toBe('PROVIDER_REFUSED');
  });

  it('a second time', async () => {
    const { account } = await colleague();
    const browser = openBrowser(test, host);
    const answer = await answerOf(await begin(browser), account);
    const cookies = new Map(browser.cookies);
    expect((await finish(browser, answer)).status).toBe(200);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect((await finish(browser, answer)).body.code).toBe('PROVIDER_REFUSED');
  });

  it('in another store, even one with the same provider', async () => {
    const { account } = await colleague();
    const [here, there] = [openBrowser(test, host), openBrowser(test, 'bakehouse.localhost')];
    const answer = await answerOf(await begin(here), account);
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    expect((await finish(there, answer)).body.code).toBe('LINK_EXPIRED');
    await begin(there);
    expect((await finish(there, answer)).body.code).toBe('PROVIDER_REFUSED');
  });

  it('of somebody who did not want to', async () => {
    const browser = openBrowser(test, host);
    const state = new URL(await begin(browser)).searchParams.get('state') ?? '';
    const answer = String(new URLSearchParams({ error: 'access_denied', state, iss: issuer.url }));
    expect((await finish(browser, answer)).body.code).toBe('PROVIDER_REFUSED');
  });

  it('after the provider was changed', async () => {
    const { account } = await colleague();
    const browser = openBrowser(test, host);
    const answer = await answerOf(await begin(browser), account);
    await save({ clientId: 'another' });
    expect((await finish(browser, answer)).body.code).toBe('LINK_EXPIRED');
  });

  type Claims = Record<string, unknown>;
  /** The ID token of this sign-in with some claims changed, signed by whomever. */
  const forging =
    (change: Claims, by: 'provider' | 'forged' | 'client secret' = 'provider') =>
    async (reply: Record<string, unknown>) => {
      const [, payload = ''] = String(reply.id_token).split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
      return { ...reply, id_token: await issuer.sign({ ...claims, ...change }, by) };
    };
  it.each([
    ['with another nonce', forging({ nonce: 'made-up' })],
    ['without a nonce', forging({ nonce: undefined })],
    ['for another client', forging({ aud: 'another-shop' })],
    ['of another provider', forging({ iss: 'https://id.elsewhere.test' })],
    ['that is too old', forging({ exp: 1_000_000_000 })],
    ['with a forged signature', forging({}, 'forged')],
    ['that is signed with the client’s secret', forging({}, 'client secret')],
    ['that is missing', async ({ id_token: _, ...reply }: Claims) => reply],
  ])('with an ID token %s', async (_what, change) => {
    const { account } = await colleague();
    issuer.tamper(change);
    const { status, body } = await enter(account);
    expect([status, body.code]).toEqual([401, 'PROVIDER_REFUSED']);
    const bound = await inTenant(test.database, fresh, (tx) =>
      tx.$count(staffIdentities, eq(staffIdentities.subject, account.sub)),
    );
    expect(bound).toBe(0);
  });
});

it('what binds the visit to a browser is out of reach for scripts, other sites and other stores', async () => {
  const reply = await openBrowser(test, host).post('/api/auth/sign-in-provider/begin');
  expect(reply.setCookie).toEqual([
    expect.stringMatching(/^provider-visit=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/),
  ]);
  const { searchParams } = new URL(reply.body.url);
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  expect(searchParams.get('redirect_uri')).toBe(`http://${host}/admin/auth/provider`);
});

it('a provider that does not answer is named as the cause', async () => {
  const gone = await startIssuer([]);
  await gone.close();
  await save({ issuer: gone.url });
  const { status, body } = await openBrowser(test, host).post('/api/auth/sign-in-provider/begin');
  expect([status, body.code]).toEqual([502, 'PROVIDER_DOWN']);
});

it('people whom nobody has invited get the role that the store has chosen', async () => {
  await colleague();
  const { body: roles } = await test.call(host, 'GET', '/api/roles', { token: olive.token });
  const role = roles.find(({ name }: { name: string }) => name !== 'Owner');
  await save({ newRoleId: role.id });
  const nina = { sub: 'nina', email: 'Nina@Fresh.test', email_verified: true, name: 'Nina  New' };
  const { body } = await enter(nina);
  expect(body.user).toMatchObject({ name: 'Nina New', email: 'nina@fresh.test' });
  const { body: row } = await test.call(host, 'GET', `/api/staff/${body.user.id}`, { token: olive.token });
  expect(row).toMatchObject({ role: { id: role.id }, status: 'active' });
});

it('an invitation is accepted by signing in at the provider', async () => {
  const { body: own } = await test.call(host, 'GET', `/api/staff/${olive.id}`, { token: olive.token });
  const body = { name: 'Ivo', email: 'ivo@fresh.test', roleId: own.role.id };
  const { body: ivo } = await test.call(host, 'POST', '/api/staff', { body, token: olive.token });
  const link = await tokenTo(test.database, body.email);
  const account = { sub: 'ivo', email: body.email, email_verified: true };
  expect((await enter(account)).body.user.id).toBe(ivo.id);
  const late = await test.call(host, 'POST', '/api/auth/accept-invitation', {
    body: { token: link, password },
  });
  expect(late.body.code).toBe('LINK_EXPIRED');
});

describe('the second step', () => {
  it('follows the provider as it follows the password', async () => {
    const { sam, account } = await colleague();
    await addApp(test, host, sam.token);
    const { status, body } = await enter(account);
    expect([status, body.secondFactor?.ways, body.token]).toEqual([202, ['totp', 'recovery'], undefined]);
  });

  it('is left out where the store says that its provider asks for one', async () => {
    const { sam, account } = await colleague();
    await addApp(test, host, sam.token);
    await save({ replacesSecondFactor: true });
    expect((await enter(account)).status).toBe(200);
    expect((await typePassword(sam.email)).status).toBe(202);
  });
});

describe('where the provider is the only way', () => {
  it('passwords and their sessions end, except those of owners', async () => {
    const { sam, account } = await colleague();
    const other = await colleague('owner');
    await save({ providerOnly: true });
    const isIn = async (token: string) =>
      (await test.call(host, 'GET', '/api/auth/verify', { token })).status === 200;
    expect([await isIn(sam.token), await isIn(other.sam.token), await isIn(olive.token)]).toEqual([
      false,
      true,
      true,
    ]);
    expect((await typePassword(sam.email)).body.code).toBe('PROVIDER_ONLY');
    expect((await typePassword(olive.email)).status).toBe(200);
    expect((await enter(account)).status).toBe(200);
  });

  it('an invitation is no way around it', async () => {
    const { sam } = await colleague();
    const roleId = await inTenant(test.database, fresh, async (tx) => {
      const [row] = await tx.select({ roleId: staff.roleId }).from(staff).where(eq(staff.id, sam.id));
      return row?.roleId;
    });
    await save({ providerOnly: true });
    const body = { name: 'Uma', email: 'uma@fresh.test', roleId };
    await test.call(host, 'POST', '/api/staff', { body, token: olive.token });
    const token = await tokenTo(test.database, body.email);
    const joined = await test.call(host, 'POST', '/api/auth/accept-invitation', {
      body: { token, password },
    });
    expect(joined.body.code).toBe('PROVIDER_ONLY');
  });
});
