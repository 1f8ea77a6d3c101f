import { decodeJwt } from 'jose';
import { beginAtIssuer, enterThroughIssuer, tradeTicket, visitIssuer } from '../../testing/browser.ts';
import type { LayerWorld } from '../../testing/sign-in-layer.ts';
import { layerHosts, startLayerWorld } from '../../testing/sign-in-layer.ts';

const host = layerHosts.fresh;
let world: LayerWorld;
beforeAll(async () => {
  world = await startLayerWorld();
});
afterAll(() => world.close());
afterEach(() => world.issuer.tamper(undefined));

describe('a sign-in with a provider', () => {
  it('uses PKCE, state and nonce, and ends at the page the visitor wanted', async () => {
    const browser = world.visitor();
    const account = world.somebody();
    const address = new URL(await beginAtIssuer(browser, '/checkout?step=2'));
    expect(address.origin).toBe(world.issuer.url);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: `http://${host}/api/auth/callback/oidc`,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.any(String),
      nonce: expect.any(String),
    });
    const back = await browser.get(await visitIssuer(address.href, account));
    expect([back.status, back.location]).toEqual([302, '/checkout?step=2']);
    const trade = await tradeTicket(browser);
    expect(trade.body.user).toMatchObject({
      email: account.email,
      role: 'CUSTOMER',
      tenantId: world.stores.fresh,
    });
    const { access_token: token } = trade.body;
    expect((await world.test.call(host, 'GET', '/api/auth/verify', { token })).body.user).toEqual(
      trade.body.user,
    );
    expect([...browser.cookies.keys()].sort()).toEqual([
      'shopper.callback-url',
      'shopper.csrf',
      'shopper.session',
    ]);
  });

  it('passes on display options to the provider, and no security parameters', async () => {
    const browser = world.visitor();
    const form = { csrfToken: await browser.csrf(), json: 'true' };
    const query =
      'prompt=login&login_hint=tess%40id.test&redirect_uri=http%3A%2F%2Fevil.test&client_id=evil&scope=admin&state=x';
    const { body } = await browser.post(`/api/auth/signin/oidc?${query}`, { form });
    const sent = new URL(body.url).searchParams;
    expect([sent.get('prompt'), sent.get('login_hint')]).toEqual(['login', 'tess@id.test']);
    expect(sent.get('redirect_uri')).toBe(`http://${host}/api/auth/callback/oidc`);
    expect([sent.get('client_id'), sent.get('scope')]).toEqual(['larder', 'openid profile email']);
    expect(sent.get('state')).not.toBe('x');
  });

  it('returns to the sign-in page when the provider refuses', async () => {
    const browser = world.visitor();
    const state = new URL(await beginAtIssuer(browser, '/checkout')).searchParams.get('state');
    const query = new URLSearchParams({ error: 'access_denied', state: state ?? '', iss: world.issuer.url });
    const { location } = await browser.get(`/api/auth/callback/oidc?${query}`);
    expect(location).toBe('/auth/login?error=OAuthCallbackError&callbackUrl=%2Fcheckout');
    expect(browser.cookies.has('shopper.state')).toBe(false);
  });
});

describe('a provider’s callback is refused', () => {
  it.each<[string, (path: URL) => void]>([
    ['without a state', ({ searchParams }) => searchParams.delete('state')],
    ['with another state', ({ searchParams }) => searchParams.set('state', 'x'.repeat(40))],
    ['without a code', ({ searchParams }) => searchParams.delete('code')],
    ['with another code', ({ searchParams }) => searchParams.set('code', 'x'.repeat(43))],
    ['from another issuer', ({ searchParams }) => searchParams.set('iss', 'http://evil.test')],
    ['with everything twice', (url) => url.searchParams.append('code', 'second')],
  ])('%s', async (_what, change) => {
    const browser = world.visitor();
    const before = await world.rows();
    const path = new URL(await visitIssuer(await beginAtIssuer(browser), world.somebody()), `http://${host}`);
    change(path);
    const { location } = await browser.get(path.pathname + path.search);
    await world.expectRefusal(browser, location);
    expect(await world.rows()).toEqual(before);
  });

  it('in another browser', async () => {
    const path = await visitIssuer(await beginAtIssuer(world.visitor()), world.somebody());
    const victim = world.visitor();
    await victim.csrf();
    await world.expectRefusal(victim, (await victim.get(path)).location);
    const busy = world.visitor();
    await beginAtIssuer(busy);
    await world.expectRefusal(busy, (await busy.get(path)).location);
  });

  it('in another store', async () => {
    const browser = world.visitor();
    const path = await visitIssuer(await beginAtIssuer(browser), world.somebody());
    const there = world.visitor('bakehouse');
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    await world.expectRefusal(there, (await there.get(path)).location);
  });

  it('a second time', async () => {
    const browser = world.visitor();
    const path = await visitIssuer(await beginAtIssuer(browser), world.somebody());
    const cookies = [...browser.cookies];
    expect((await browser.get(path)).location).toBe('/');
    const again = world.visitor();
    for (const [name, value] of cookies) again.cookies.set(name, value);
    await world.expectRefusal(again, (await again.get(path)).location);
  });

  type Claims = Record<string, unknown>;
  const now = () => Math.floor(Date.now() / 1000);
  const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each<[string, (claims: Claims, own: string) => Promise<string> | string | undefined]>([
    ['no ID token', () => undefined],
    ['a forged signature', (claims) => world.issuer.sign(claims, 'forged')],
    ['our own secret as the key', (claims) => world.issuer.sign(claims, 'client secret')],
    ['no signature at all', (claims) => `${base64url({ alg: 'none' })}.${base64url(claims)}.`],
    ['the signature cut off', (_claims, own) => own.split('.').slice(0, 2).join('.')],
    ['another app’s audience', (claims) => world.issuer.sign({ ...claims, aud: 'another-app' })],
    [
      'another app among the audiences',
      (claims) => world.issuer.sign({ ...claims, aud: ['larder', 'another-app'] }),
    ],
    ['another issuer', (claims) => world.issuer.sign({ ...claims, iss: 'http://evil.test' })],
    ['a time that is over', (claims) => world.issuer.sign({ ...claims, iat: now() - 900, exp: now() - 300 })],
    ['no end', ({ exp: _exp, ...claims }) => world.issuer.sign(claims)],
    ['another nonce', (claims) => world.issuer.sign({ ...claims, nonce: 'another' })],
    ['no nonce', ({ nonce: _nonce, ...claims }) => world.issuer.sign(claims)],
    ['another subject', (claims) => world.issuer.sign({ ...claims, sub: 'the-owner' })],
    ['no subject', ({ sub: _sub, ...claims }) => world.issuer.sign(claims)],
    ['nonsense', () => 'a.b.c'],
  ])('with %s', async (_what, replace) => {
    const browser = world.visitor();
    const before = await world.rows();
    world.issuer.tamper(async (reply) => {
      const own = String(reply.id_token);
      return { ...reply, id_token: await replace(decodeJwt(own), own) };
    });
    const { location } = await enterThroughIssuer(browser, world.somebody());
    await world.expectRefusal(browser, location);
    expect(await world.rows()).toEqual(before);
  });

  it('with the ID token of an earlier sign-in', async () => {
    const account = world.somebody();
    let first: unknown;
    world.issuer.tamper((reply) => {
      first = reply.id_token;
      return reply;
    });
    await enterThroughIssuer(world.visitor(), account);
    world.issuer.tamper((reply) => ({ ...reply, id_token: first }));
    const browser = world.visitor();
    await world.expectRefusal(browser, (await enterThroughIssuer(browser, account)).location);
  });
});
