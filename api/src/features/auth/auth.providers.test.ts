import type { CryptoKey } from 'jose';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { createCustomer } from '../../testing/actors.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { openBrowser } from '../../testing/browser.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { identities } from './auth.table.ts';

type Reply = Record<string, unknown> | unknown[];

/** The outside world: what each address answers. Nothing else is there. */
let world: Record<string, Reply | (() => Reply)> = {};
let asked: string[] = [];
let test: TestApp;
let fresh: string;
let keys: { privateKey: CryptoKey; publicKey: CryptoKey };
beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input);
    asked.push(origin + pathname);
    const found = world[origin + pathname];
    if (!found) throw new TypeError('fetch failed');
    return Response.json(typeof found === 'function' ? found() : found);
  });
  const settings = ['GOOGLE', 'GITHUB', 'FACEBOOK'].flatMap((name) => [
    [`${name}_CLIENT_ID`, `${name}-id`],
    [`${name}_CLIENT_SECRET`, `${name}-secret`],
  ]);
  test = await startTestApp({ config: Object.fromEntries(settings) });
  fresh = await createStore(test.database, 'fresh');
});
afterAll(async () => {
  jest.restoreAllMocks();
  await test.close();
});
beforeEach(() => {
  world = {};
  asked = [];
});

async function begin(provider: string, browser: TestBrowser) {
  const form = { csrfToken: await browser.csrf(), json: 'true' };
  const { status, body } = await browser.post(`/api/auth/signin/${provider}`, { form });
  expect(status).toBe(200);
  return new URL(body.url);
}

async function comeBack(provider: string, browser: TestBrowser, address: URL) {
  const query = new URLSearchParams({ code: 'a-code', state: address.searchParams.get('state') ?? '' });
  const { location } = await browser.get(`/api/auth/callback/${provider}?${query}`);
  return { location, user: (await browser.get('/api/auth/session')).body.user };
}

async function enter(provider: string) {
  const browser = openBrowser(test, 'fresh.localhost');
  return comeBack(provider, browser, await begin(provider, browser));
}

const rows = () => inTenant(test.database, fresh, (tx) => tx.select().from(identities));

it('the configured providers are offered', async () => {
  const { body } = await openBrowser(test, 'fresh.localhost').get('/api/auth/providers');
  expect(Object.keys(body)).toEqual(['credentials', 'google', 'github', 'facebook']);
  expect(body.github).toMatchObject({ id: 'github', name: 'GitHub', type: 'oauth' });
});

it('an unreachable provider is reported as an error', async () => {
  const browser = openBrowser(test, 'fresh.localhost');
  const address = await begin('google', browser);
  expect(address.pathname + address.search).toBe('/auth/error?error=UnknownError');
  expect((await comeBack('github', browser, await begin('github', browser))).location).toBe(
    '/auth/login?error=OAuthCallbackError',
  );
});

describe('signing in with Google', () => {
  const google = 'https://accounts.google.com';
  const claims = (change: object = {}) => ({
    iss: google,
    aud: 'GOOGLE-id',
    sub: '1001',
    email: 'gina@gmail.test',
    email_verified: true,
    name: 'Gina',
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 300,
    ...change,
  });
  const sign = (payload: object, key = keys.privateKey) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg: 'RS256', kid: 'g' }).sign(key);

  async function enterGoogle(idToken: (nonce: string | null) => Promise<string>) {
    world[`${google}/.well-known/openid-configuration`] = {
      issuer: google,
      authorization_endpoint: `${google}/o/oauth2/v2/auth`,
      token_endpoint: 'https://oauth2.googleapis.com/token',
      userinfo_endpoint: 'https://openidconnect.googleapis.com/v1/userinfo',
      jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
      code_challenge_methods_supported: ['S256'],
    };
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'g', alg: 'RS256', use: 'sig' };
    world['https://www.googleapis.com/oauth2/v3/certs'] = { keys: [jwk] };
    const browser = openBrowser(test, 'fresh.localhost');
    const address = await begin('google', browser);
    const token = await idToken(address.searchParams.get('nonce'));
    world['https://oauth2.googleapis.com/token'] = {
      access_token: 'x',
      token_type: 'bearer',
      id_token: token,
    };
    return comeBack('google', browser, address);
  }

  it('uses the identity in the signed ID token', async () => {
    const { location, user } = await enterGoogle((nonce) => sign(claims({ nonce })));
    expect([location, user]).toEqual([
      '/',
      expect.objectContaining({ name: 'Gina', email: 'gina@gmail.test' }),
    ]);
    expect(await rows()).toEqual([expect.objectContaining({ provider: 'google', subject: '1001' })]);
  });

  it('refuses an ID token with another signature', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const { location, user } = await enterGoogle((nonce) => sign(claims({ nonce, sub: '1002' }), privateKey));
    expect([location, user]).toEqual(['/auth/login?error=OAuthCallbackError', undefined]);
  });

  it('cannot be completed by another provider’s callback', async () => {
    const browser = openBrowser(test, 'fresh.localhost');
    await enterGoogle((nonce) => sign(claims({ nonce })));
    const address = await begin('google', browser);
    asked = [];
    const { location, user } = await comeBack('github', browser, address);
    expect([location, user]).toEqual(['/auth/login?error=OAuthCallbackError', undefined]);
    expect(asked).toEqual([]);
  });
});

describe('signing in with GitHub', () => {
  const api = 'https://api.github.com';
  const address = (email: string, primary: boolean, verified: boolean) => ({ email, primary, verified });
  function answers(user: object, emails: Reply) {
    world['https://github.com/login/oauth/access_token'] = {
      access_token: 'x',
      token_type: 'bearer',
      scope: 'user:email',
    };
    world[`${api}/user`] = { id: 2001, login: 'gil', name: null, email: 'shown@github.test', ...user };
    world[`${api}/user/emails`] = emails;
  }

  it('uses the primary address only when it is verified', async () => {
    answers({}, [
      address('second@github.test', false, true),
      address('Gil@github.test', true, true),
      address('shown@github.test', false, true),
    ]);
    const { location, user } = await enter('github');
    expect([location, user]).toEqual([
      '/',
      expect.objectContaining({ name: 'gil', email: 'gil@github.test' }),
    ]);
  });

  it.each([
    ['an unverified one', [address('ann@fresh.test', true, false), address('b@x.test', false, true)]],
    ['a secondary one', [address('ann@fresh.test', false, true)]],
    ['none', []],
  ])('proves no address by %s, nor by the one in the profile', async (_what, emails) => {
    answers({ id: 2002, email: 'ann@fresh.test' }, emails);
    const { location, user } = await enter('github');
    expect([location, user]).toEqual(['/auth/login?error=EmailUnverifiedError', undefined]);
  });

  it.each<[string, Reply]>([
    ['no id', { id: undefined }],
    ['an id of nobody', { id: 0 }],
  ])('refuses %s', async (_what, user) => {
    answers(user, [address('gil@github.test', true, true)]);
    expect((await enter('github')).location).toBe('/auth/login?error=OAuthCallbackError');
  });
});

describe('signing in with Facebook', () => {
  function answers(id: string) {
    const token = { access_token: 'x', token_type: 'bearer' };
    world['https://graph.facebook.com/oauth/access_token'] = token;
    world['https://graph.facebook.com/me'] = {
      id,
      name: 'Fay',
      email: 'fay@fresh.test',
      email_verified: true,
    };
  }

  it('proves no e-mail', async () => {
    await createCustomer(test.database, fresh, { email: 'fay@fresh.test' });
    await inTenant(test.database, fresh, (tx) =>
      tx.execute('update customers set email_verified_at = now()'),
    );
    answers('3001');
    const { location, user } = await enter('facebook');
    expect([location, user]).toEqual(['/auth/login?error=EmailUnverifiedError', undefined]);
  });

  it('signs in a customer whose identity is known', async () => {
    const { id: customerId } = await createCustomer(test.database, fresh, { name: 'Known' });
    await inTenant(test.database, fresh, (tx) =>
      tx.insert(identities).values({ tenantId: fresh, customerId, provider: 'facebook', subject: '3002' }),
    );
    answers('3002');
    expect((await enter('facebook')).user).toMatchObject({ id: customerId, name: 'Known' });
  });
});
