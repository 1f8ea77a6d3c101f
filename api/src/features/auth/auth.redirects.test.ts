import { createCustomer } from '../../testing/actors.ts';
import { beginAtIssuer, enterPassword, visitIssuer } from '../../testing/browser.ts';
import type { LayerWorld } from '../../testing/sign-in-layer.ts';
import { ann, startLayerWorld } from '../../testing/sign-in-layer.ts';

const origin = 'http://fresh.localhost';
let world: LayerWorld;
beforeAll(async () => {
  world = await startLayerWorld();
  await createCustomer(world.test.database, world.stores.bakehouse, ann);
});
afterAll(() => world.close());

const hostile = [
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\\/evil.test',
  'https:evil.test',
  'https:/evil.test',
  'https://evil.test',
  'http://evil.test/auth/login',
  'HTTP://EVIL.TEST',
  'evil.test',
  '%2f%2fevil.test',
  '/%2f%2fevil.test',
  '/%2fevil.test',
  '/%5cevil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/a/..//evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/\u0000/evil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'http://fresh.localhost@evil.test/',
  'http://user:password@fresh.localhost/',
  'http://fresh.localhost.evil.test/',
  'http://fresh.localhost:81/',
  'https://fresh.localhost/',
  'http://bakehouse.localhost/',
  'http://localhost/',
  'http://[::1',
  'http://',
  'http:// /',
  '/%zz',
  '/%',
  '?',
  `/${'a'.repeat(3_000)}`,
];
const shown = (text: string) => JSON.stringify(text.slice(0, 40));

describe.each(hostile.map((text) => [shown(text), text]))('the hostile address %s', (_name, callbackUrl) => {
  it('is replaced by the start page after a sign-in', async () => {
    const { status, body } = await enterPassword(world.visitor(), { ...ann, callbackUrl });
    expect([status, body]).toEqual([200, { url: `${origin}/` }]);
  });

  it('is replaced by the start page after a sign-out', async () => {
    const browser = world.visitor();
    const form = { csrfToken: await browser.csrf(), callbackUrl, json: 'true' };
    expect((await browser.post('/api/auth/signout', { form })).body).toEqual({ url: `${origin}/` });
  });

  it('is not passed on to a page', async () => {
    const query = new URLSearchParams({ callbackUrl });
    for (const [path, page] of [
      ['signin', '/auth/login'],
      ['signin/oidc', '/auth/login'],
      ['signin/nobody', '/auth/login'],
      ['signout', '/auth/logout'],
      ['error', '/auth/error'],
      ['verify-request', '/auth/verify-request'],
    ]) {
      const { status, location } = await world.visitor().get(`/api/auth/${path}?${query}`);
      expect([status, location]).toEqual([302, page]);
    }
    const form = { callbackUrl, json: 'true' };
    const unknown = await world.visitor().post('/api/auth/signin/nobody', { form });
    expect(unknown.body).toEqual({ url: `${origin}/auth/login` });
  });

  it('is not taken from a cookie', async () => {
    const browser = world.visitor();
    const csrfToken = await browser.csrf();
    for (const value of [encodeURIComponent(callbackUrl), callbackUrl.replace(/[^\x21-\x7e]|;/g, '')]) {
      browser.cookies.set('shopper.callback-url', value);
      const form = { csrfToken, json: 'true', ...ann };
      const { status, body } = await browser.post('/api/auth/callback/credentials', { form });
      expect([status, body]).toEqual([200, { url: `${origin}/` }]);
    }
  });
});

it('the return address survives the way to a provider and back', async () => {
  const browser = world.visitor();
  const path = await visitIssuer(await beginAtIssuer(browser, '/checkout'), world.somebody());
  const { location } = await browser.get(`${path}&callbackUrl=https%3A%2F%2Fevil.test`);
  expect(location).toBe('/checkout');
  const other = world.visitor();
  const again = await visitIssuer(await beginAtIssuer(other, '/checkout'), world.somebody());
  other.cookies.set('shopper.callback-url', encodeURIComponent('https://evil.test'));
  expect((await other.get(again)).location).toBe('/');
});

it('a return address stays on the same origin', async () => {
  const { location } = await world
    .visitor()
    .get('/api/auth/signin?error=SessionRequired&callbackUrl=%2Fa%3Fb%3D1');
  expect(location).toBe('/auth/login?error=SessionRequired&callbackUrl=%2Fa%3Fb%3D1');
  const absolute = new URLSearchParams({ callbackUrl: `${origin}/user/my-orders` });
  expect((await world.visitor().get(`/api/auth/signin?${absolute}`)).location).toBe(
    '/auth/login?callbackUrl=%2Fuser%2Fmy-orders',
  );
});

it('an error page shows known error codes only', async () => {
  for (const error of ['<script>', 'a b', "x'onerror=", 'x'.repeat(100), 'javascript:x', '\u202e']) {
    const { status, location } = await world
      .visitor()
      .get(`/api/auth/error?${new URLSearchParams({ error })}`);
    expect([status, location]).toEqual([302, '/auth/error']);
  }
  expect((await world.visitor().get('/api/auth/error?error=a&error=b')).location).toBe('/auth/error');
});

it('redirects use the host of the database, never one of a header', async () => {
  const headers = {
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '1',
    forwarded: 'host=evil.test',
    'x-original-url': 'http://evil.test/',
  };
  const browser = world.visitor();
  const form = { csrfToken: await browser.csrf(), json: 'true', ...ann };
  const { body } = await browser.post('/api/auth/callback/credentials', { form, headers });
  expect(body).toEqual({ url: `${origin}/` });
  const providers = await browser.get('/api/auth/providers', { headers });
  expect(providers.body.oidc.callbackUrl).toBe(`${origin}/api/auth/callback/oidc`);
});
