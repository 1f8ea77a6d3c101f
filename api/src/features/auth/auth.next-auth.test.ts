import type * as NextAuth from 'next-auth/react';
import type { TestBrowser } from '../../testing/browser.ts';
import { visitIssuer } from '../../testing/browser.ts';
import type { LayerWorld } from '../../testing/sign-in-layer.ts';
import { ann, startLayerWorld } from '../../testing/sign-in-layer.ts';

/** The published client of next-auth 4, as it is, in as much of a browser as it looks at. */
const origin = 'http://fresh.localhost';
let world: LayerWorld;
let browser: TestBrowser;
let client: typeof NextAuth;
let beacons: string[];
let complaints: jest.SpyInstance;
const location = { href: '' };
const storage = new Map<string, string>();
const outside = globalThis.fetch;

/** Sends every call of the client, and nothing but it, to the layer with this browser's cookies. */
async function fetchAsBrowser(input: unknown, init: RequestInit = {}): Promise<Response> {
  const headers = Object.fromEntries(new Headers(init.headers)) as Record<string, string>;
  const isForm = init.body instanceof URLSearchParams;
  const sent = isForm
    ? { form: Object.fromEntries(init.body as URLSearchParams), headers }
    : { ...(init.body && { json: JSON.parse(String(init.body)) }), headers };
  const call = init.method?.toUpperCase() === 'POST' ? browser.post : browser.get;
  const { status, body } = await call(String(input), sent);
  return Response.json(body, { status });
}

beforeAll(async () => {
  world = await startLayerWorld();
  const localStorage = { setItem: (key: string, value: string) => storage.set(key, value) };
  Object.assign(globalThis, {
    window: { location, localStorage, addEventListener: () => undefined },
    localStorage,
  });
  // The client talks relative to its page; the API talks to the provider.
  globalThis.fetch = ((input: string, init?: RequestInit) =>
    String(input).startsWith('/api/') ? fetchAsBrowser(input, init) : outside(input, init)) as typeof fetch;
  Object.defineProperty(globalThis.navigator, 'sendBeacon', {
    value: (url: string) => beacons.push(url) > 0,
    configurable: true,
  });
  client = await import('next-auth/react');
});
afterAll(async () => {
  globalThis.fetch = outside;
  await world.close();
});
beforeEach(() => {
  browser = world.visitor();
  beacons = [];
  location.href = `${origin}/auth/login`;
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  // The client reports failures, and it reported none here.
  expect([complaints.mock.calls, beacons]).toEqual([[], []]);
  complaints.mockRestore();
});

const quiet = { redirect: false as const };

it('the client of next-auth has no session at first', async () => {
  await expect(client.getSession()).resolves.toBeNull();
});

it('the sign-in layer gives a CSRF token and a list of providers', async () => {
  await expect(client.getCsrfToken()).resolves.toMatch(/^[0-9a-f]{64}$/);
  const providers = await client.getProviders();
  expect(Object.values(providers ?? {}).map(({ id, name, type }) => [id, name, type])).toEqual([
    ['credentials', 'Password', 'credentials'],
    ['oidc', 'Test ID', 'oidc'],
  ]);
});

it('the client of next-auth signs in with a password without leaving the page', async () => {
  const result = await client.signIn('credentials', { ...quiet, ...ann, callbackUrl: '/checkout' });
  expect(result).toEqual({ ok: true, status: 200, error: null, url: `${origin}/checkout` });
  expect(location.href).toBe(`${origin}/auth/login`);
  const session = await client.getSession();
  expect(session?.user).toMatchObject({ name: 'Ann', email: ann.email });
  expect(Date.parse(session?.expires ?? '')).toBeGreaterThan(Date.now());
});

it('the client of next-auth gets an error for a wrong password', async () => {
  const result = await client.signIn('credentials', { ...quiet, ...ann, password: 'wrong horse battery' });
  expect(result).toEqual({ ok: false, status: 401, error: 'CredentialsSignin', url: null });
  await expect(client.getSession()).resolves.toBeNull();
});

it('the client of next-auth signs in with a password and redirects', async () => {
  location.href = `${origin}/search?q=milk`;
  await client.signIn('credentials', ann);
  expect(location.href).toBe(`${origin}/search?q=milk`);
  await expect(client.getSession()).resolves.not.toBeNull();
});

it('the client of next-auth signs in with a provider', async () => {
  const account = world.somebody();
  await client.signIn('oidc', { callbackUrl: `${origin}/user/dashboard` }, { prompt: 'login' });
  expect(new URL(location.href).origin).toBe(world.issuer.url);
  const { location: back } = await browser.get(await visitIssuer(location.href, account));
  expect(back).toBe('/user/dashboard');
  expect((await client.getSession())?.user?.email).toBe(account.email);
});

it('the client of next-auth goes to the sign-in page for an unconfigured provider', async () => {
  await client.signIn('google', { callbackUrl: '/checkout' });
  expect(location.href).toBe('/api/auth/signin?callbackUrl=%2Fcheckout');
  expect((await browser.get(location.href)).location).toBe('/auth/login?callbackUrl=%2Fcheckout');
});

it('the client of next-auth signs out', async () => {
  await client.signIn('credentials', { ...quiet, ...ann });
  await expect(client.signOut({ redirect: false, callbackUrl: '/' })).resolves.toEqual({ url: `${origin}/` });
  await expect(client.getSession()).resolves.toBeNull();
  await client.signIn('credentials', { ...quiet, ...ann });
  await client.signOut({ callbackUrl: '/auth/login' });
  expect(location.href).toBe(`${origin}/auth/login`);
  await expect(client.getSession()).resolves.toBeNull();
});
