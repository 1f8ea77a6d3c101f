import { eq } from 'drizzle-orm';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { tenantDomains } from '../../platform/tenancy/tenants.table.ts';
import { createCustomer } from '../../testing/actors.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { enterPassword, openBrowser, tradeTicket } from '../../testing/browser.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { customers } from '../customers/customers.table.ts';

const password = 'correct horse battery';
const ann = { email: 'ann@fresh.test', password };
const host = 'fresh.localhost:3000';
let test: TestApp;
let fresh: string;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  const bakehouse = await createStore(test.database, 'bakehouse');
  await createCustomer(test.database, fresh, { name: 'Ann', ...ann });
  await createCustomer(test.database, bakehouse, { name: 'Ann', ...ann });
});
afterAll(() => test.close());

const visitor = (at = host) => openBrowser(test, at);
async function signedIn(): Promise<TestBrowser> {
  const browser = visitor();
  expect((await enterPassword(browser, ann)).status).toBe(200);
  return browser;
}
const session = async (browser: TestBrowser) => (await browser.get('/api/auth/session')).body;

describe('the sign-in layer’s session', () => {
  it('is an empty object without a sign-in', async () => {
    const { status, body } = await visitor().get('/api/auth/session');
    expect([status, body]).toEqual([200, {}]);
  });

  it('names the customer and the expiry', async () => {
    const browser = visitor();
    const answer = await enterPassword(browser, { ...ann, callbackUrl: '/checkout?step=2' });
    expect([answer.status, answer.body]).toEqual([200, { url: `http://${host}/checkout?step=2` }]);
    expect(await session(browser)).toEqual({
      user: {
        id: expect.any(String),
        name: 'Ann',
        email: ann.email,
        image: null,
        role: 'CUSTOMER',
        tenantId: fresh,
      },
      expires: expect.stringMatching(/^\d{4}-.*Z$/),
      provider: 'credentials',
      ticket: expect.any(String),
    });
  });

  it('is an HttpOnly cookie that no other host gets', async () => {
    const { setCookie } = await enterPassword(visitor(), ann);
    const [line = ''] = setCookie.filter((one) => one.startsWith('shopper.session='));
    expect(line).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    for (const one of setCookie) expect(one).not.toMatch(/domain/i);
    expect(line).not.toContain(Buffer.from('Ann').toString('base64url'));
  });

  it('is Secure and bound to its host over TLS', async () => {
    await onPlatform(test.database, (tx) =>
      tx.insert(tenantDomains).values({ domain: 'fresh.example', tenantId: fresh, verified: true }),
    );
    const browser = visitor('fresh.example');
    const answer = await enterPassword(browser, { ...ann, callbackUrl: 'https://fresh.example/checkout' });
    expect(answer.body.url).toBe('https://fresh.example/checkout');
    expect(answer.setCookie.length).toBeGreaterThan(0);
    for (const line of answer.setCookie)
      expect(line).toMatch(/^__Host-shopper\.[a-z-]+=[^;]*; Path=\/;.* HttpOnly; Secure; SameSite=Lax$/);
    expect([...browser.cookies.keys()].every((name) => name.startsWith('__Host-'))).toBe(true);
    expect((await session(browser)).user.name).toBe('Ann');
  });

  it('is unknown in another store, which removes its cookie', async () => {
    const there = visitor('bakehouse.localhost:3000');
    for (const [name, value] of (await signedIn()).cookies) there.cookies.set(name, value);
    expect(await session(there)).toEqual({});
    expect(there.cookies.has('shopper.session')).toBe(false);
  });

  it('ends when the API’s session ends', async () => {
    const browser = await signedIn();
    const { access_token: token } = (await tradeTicket(browser)).body;
    expect((await test.call(host, 'POST', '/api/auth/logout', { token })).status).toBe(200);
    expect(await session(browser)).toEqual({});
    expect(browser.cookies.has('shopper.session')).toBe(false);
  });

  it('ends the API’s session when it ends', async () => {
    const browser = await signedIn();
    const { access_token: token, refresh_token } = (await tradeTicket(browser)).body;
    const old = browser.cookies.get('shopper.session') ?? '';
    const form = { csrfToken: await browser.csrf(), callbackUrl: '/', json: 'true' };
    const answer = await browser.post('/api/auth/signout', { form });
    expect([answer.status, answer.body]).toEqual([200, { url: `http://${host}/` }]);
    expect((await test.call(host, 'GET', '/api/auth/verify', { token })).body.code).toBe('SESSION_ENDED');
    const refresh = await test.call(host, 'POST', '/api/auth/refresh', { body: { refresh_token } });
    expect(refresh.body.code).toBe('SESSION_ENDED');
    browser.cookies.set('shopper.session', old);
    expect(await session(browser)).toEqual({});
  });

  it('is empty once its customer is blocked', async () => {
    const carla = await createCustomer(test.database, fresh, { email: 'carla@fresh.test', password });
    const browser = visitor();
    await enterPassword(browser, { email: carla.email, password });
    await inTenant(test.database, fresh, (tx) =>
      tx.update(customers).set({ status: 'blocked' }).where(eq(customers.id, carla.id)),
    );
    expect(await session(browser)).toEqual({});
  });

  it('survives a short interruption of the database', async () => {
    const browser = await signedIn();
    await test.database.pool.query('alter table sessions rename to hidden');
    const { status, body, setCookie } = await browser.get('/api/auth/session');
    await test.database.pool.query('alter table hidden rename to sessions');
    expect([status, body.code, setCookie]).toEqual([500, 'INTERNAL', []]);
    expect((await session(browser)).user.name).toBe('Ann');
  });
});

describe('an update of the sign-in layer’s session', () => {
  const change = async (browser: TestBrowser, data: unknown) =>
    browser.post('/api/auth/session', { json: { csrfToken: await browser.csrf(), data } });

  it('stores a new name', async () => {
    const browser = await signedIn();
    expect((await change(browser, { name: '  Annie ' })).body.user.name).toBe('Annie');
    expect((await session(browser)).user.name).toBe('Annie');
    expect((await session(await signedIn())).user.name).toBe('Annie');
    expect((await change(browser, { user: { name: 'Ann' } })).body.user.name).toBe('Ann');
  });

  it('ignores other fields', async () => {
    const browser = await signedIn();
    const before = await session(browser);
    const lies = {
      id: 'x',
      sub: 'x',
      sid: 'x',
      role: 'ADMIN',
      tenantId: 'x',
      email: 'x@y.test',
      provider: 'oidc',
    };
    for (const data of [lies, { user: lies }, { name: '' }, { name: { $ne: 1 } }, 'name', null, 7]) {
      const { status, body } = await change(browser, data);
      expect([status, body]).toEqual([200, before]);
    }
  });

  it('is refused without a session', async () => {
    expect((await change(visitor(), { name: 'Mallory' })).body).toEqual({});
  });
});

describe('signing in with a password at the sign-in layer', () => {
  it.each([
    ['a wrong one', { ...ann, password: 'wrong horse' }],
    ['an unknown address', { ...ann, email: 'nobody@fresh.test' }],
    ['none', { email: ann.email, password: '' }],
    ['two addresses', { ...ann, email: 'ann@fresh.test,eve@evil.test' }],
    ['a quoted address', { ...ann, email: '"ann@fresh.test"@evil.test' }],
    ['a look-alike of the @', { ...ann, email: 'ann＠fresh.test' }],
  ])('answers %s with 401 and CredentialsSignin', async (_what, fields) => {
    const browser = visitor();
    const { status, body } = await enterPassword(browser, { ...fields, callbackUrl: '/checkout' });
    expect(status).toBe(401);
    const url = new URL(body.url);
    expect([url.origin, url.pathname]).toEqual([`http://${host}`, '/auth/login']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      error: 'CredentialsSignin',
      code: 'INVALID_CREDENTIALS',
      callbackUrl: '/checkout',
    });
    expect(await session(browser)).toEqual({});
  });

  it('redirects a form that was sent without a script', async () => {
    const browser = visitor();
    const form = { csrfToken: await browser.csrf(), ...ann, callbackUrl: '/checkout' };
    const { status, location } = await browser.post('/api/auth/callback/credentials', { form });
    expect([status, location]).toEqual([302, '/checkout']);
    const wrong = { ...form, password: 'wrong horse' };
    const refused = await browser.post('/api/auth/callback/credentials', { form: wrong });
    expect([refused.status, refused.location]).toEqual([
      302,
      '/auth/login?error=CredentialsSignin&code=INVALID_CREDENTIALS&callbackUrl=%2Fcheckout',
    ]);
  });

  it('creates a session whose ticket is exchanged for tokens of the same session', async () => {
    const browser = await signedIn();
    const { status, body } = await tradeTicket(browser);
    expect(status).toBe(200);
    expect(body).toEqual({
      user: expect.objectContaining({ email: ann.email, role: 'CUSTOMER', tenantId: fresh }),
      access_token: expect.any(String),
      refresh_token: expect.any(String),
    });
    const verified = await test.call(host, 'GET', '/api/auth/verify', { token: body.access_token });
    expect(verified.body.user).toEqual(body.user);
    const refreshed = { refresh_token: body.refresh_token };
    expect((await test.call(host, 'POST', '/api/auth/refresh', { body: refreshed })).status).toBe(200);
    expect((await session(browser)).user.name).toBe('Ann');
    expect((await session(browser)).ticket).toBeUndefined();
  });
});

it('the sign-in layer lists the configured ways to sign in', async () => {
  const { status, body } = await visitor().get('/api/auth/providers');
  expect([status, body]).toEqual([
    200,
    {
      credentials: {
        id: 'credentials',
        name: 'Password',
        type: 'credentials',
        signinUrl: `http://${host}/api/auth/signin/credentials`,
        callbackUrl: `http://${host}/api/auth/callback/credentials`,
      },
    },
  ]);
});
