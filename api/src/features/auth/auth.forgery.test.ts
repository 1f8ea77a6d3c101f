import { createCustomer } from '../../testing/actors.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { enterPassword, openBrowser, tradeTicket } from '../../testing/browser.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const ann = { email: 'ann@fresh.test', password: 'correct horse battery' };
const host = 'fresh.localhost:3000';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const fresh = await createStore(test.database, 'fresh');
  await createStore(test.database, 'bakehouse');
  await createCustomer(test.database, fresh, { name: 'Ann', ...ann });
});
afterAll(() => test.close());

const visitor = (at = host) => openBrowser(test, at);
const isSignedIn = async (browser: TestBrowser) =>
  Boolean((await browser.get('/api/auth/session')).body.user);
async function signedIn(): Promise<TestBrowser> {
  const browser = visitor();
  await enterPassword(browser, ann);
  return browser;
}

describe('the CSRF token of the sign-in layer', () => {
  /** The tokens that a page of somebody else might send along. */
  const tokens: [string, (browser: TestBrowser) => Promise<string>][] = [
    ['no token', async () => ''],
    ['a made-up token', async () => 'f'.repeat(64)],
    ['another browser’s token', () => visitor().csrf()],
    ['another store’s token', () => visitor('bakehouse.localhost:3000').csrf()],
    ['the token and its hash', async (browser) => browser.cookies.get('shopper.csrf') ?? ''],
    [
      'an old token',
      async (browser) => {
        const old = await browser.csrf();
        browser.cookies.delete('shopper.csrf');
        return old;
      },
    ],
  ];

  it.each(tokens)('prevents a sign-in with %s', async (_what, token) => {
    const browser = visitor();
    await browser.csrf();
    const form = { ...ann, csrfToken: await token(browser), json: 'true' };
    const { status, body } = await browser.post('/api/auth/callback/credentials', { form });
    expect(status).toBe(400);
    expect(new URL(body.url).searchParams.get('error')).toBe('MissingCSRF');
    expect(await isSignedIn(browser)).toBe(false);
  });

  it.each(tokens)('prevents a sign-out with %s', async (_what, token) => {
    const browser = await signedIn();
    const form = { csrfToken: await token(browser), json: 'true' };
    expect((await browser.post('/api/auth/signout', { form })).status).toBe(400);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it.each(tokens)('prevents an update with %s', async (_what, token) => {
    const browser = await signedIn();
    const json = { csrfToken: await token(browser), data: { name: 'Mallory' } };
    expect(await browser.post('/api/auth/session', { json })).toMatchObject({ status: 400, body: {} });
    expect((await browser.get('/api/auth/session')).body.user.name).toBe('Ann');
  });

  it('of another store is refused even with its cookie', async () => {
    const there = visitor('bakehouse.localhost:3000');
    const csrfToken = await there.csrf();
    const browser = visitor();
    browser.cookies.set('shopper.csrf', there.cookies.get('shopper.csrf') ?? '');
    const form = { ...ann, csrfToken, json: 'true' };
    expect((await browser.post('/api/auth/callback/credentials', { form })).status).toBe(400);
  });
});

describe('a request from another origin', () => {
  it.each<Record<string, string>>([
    { origin: 'http://evil.test' },
    { origin: 'http://bakehouse.localhost:3000' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is refused with CROSS_SITE: %p', async (headers) => {
    const browser = await signedIn();
    const csrfToken = await browser.csrf();
    const form = { csrfToken, ...ann, json: 'true' };
    for (const path of ['callback/credentials', 'signin/credentials', 'signin', 'signout']) {
      const { status, body } = await browser.post(`/api/auth/${path}`, { form, headers });
      expect([path, status, body.code]).toEqual([path, 403, 'CROSS_SITE']);
    }
    const json = { csrfToken, data: { name: 'Mallory' } };
    expect((await browser.post('/api/auth/session', { json, headers })).body.code).toBe('CROSS_SITE');
    const { ticket } = (await browser.get('/api/auth/session')).body;
    const trade = { provider: 'credentials', userData: { ticket } };
    expect((await browser.post('/api/auth/oauth', { json: trade, headers })).body.code).toBe('CROSS_SITE');
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('is told apart from one of the same origin', async () => {
    const browser = visitor();
    const form = { csrfToken: await browser.csrf(), ...ann, json: 'true' };
    const headers = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
    expect((await browser.post('/api/auth/callback/credentials', { form, headers })).status).toBe(200);
  });
});

it('nobody is signed out by a link', async () => {
  const browser = await signedIn();
  const { status, location } = await browser.get('/api/auth/signout?csrfToken=x');
  expect([status, location]).toEqual([302, '/auth/logout']);
  expect(await isSignedIn(browser)).toBe(true);
});

describe('a session cookie of the sign-in layer', () => {
  it('cannot be made from another cookie of the layer', async () => {
    const browser = await signedIn();
    for (const role of ['csrf', 'callback-url']) {
      const other = visitor();
      other.cookies.set('shopper.session', browser.cookies.get(`shopper.${role}`) ?? '');
      expect(await isSignedIn(other)).toBe(false);
    }
  });

  it.each(['x', 'a.b.c.d.e', '..', '%', 'ey'.repeat(1_500), 'x'.repeat(5_000), '"', '={}'])(
    'is nobody’s when it is %p',
    async (value) => {
      const browser = visitor();
      browser.cookies.set('shopper.session', value);
      const { status, body } = await browser.get('/api/auth/session');
      expect([status, body]).toEqual([200, {}]);
      expect((await tradeTicket(browser, { provider: 'credentials' })).body.code).toBe('OAUTH_FAILED');
    },
  );

  it.each(['Bearer %', 'Bearer', 'Bearer \u00ff', 'Basic x', `Bearer ${'a'.repeat(5_000)}`])(
    'cannot be replaced by a header: %p',
    async (authorization) => {
      const headers = { authorization };
      for (const path of ['session', 'csrf', 'providers', 'signin', 'error'])
        expect((await visitor().get(`/api/auth/${path}`, { headers })).status).toBeLessThan(400);
    },
  );
});
