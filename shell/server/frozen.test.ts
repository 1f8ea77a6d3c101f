import { buildOf, makePlan } from './testing/builds.ts';
import type { TestEdge } from './testing/edge.ts';
import { compositionIn, startEdge } from './testing/edge.ts';

const [live, last] = ['a', 'b'].map(buildOf) as [string, string];
const frozen = `mfe-storefront/${live}`;

let test: TestEdge;
beforeEach(async () => {
  test = await startEdge();
  test.api.plan = makePlan({ fallback: { 'mfe-storefront': last } });
});
afterEach(() => test.close());

const host = { host: 'fresh.localhost' };
const tell = (payload: object, cookie = '') =>
  test.edge.inject({ method: 'POST', url: '/frozen', headers: { ...host, cookie }, payload });
const cookieOf = (reply: Awaited<ReturnType<TestEdge['get']>>) =>
  reply.cookies.find(({ name }) => name === 'frozen');
const cookie = `frozen=${encodeURIComponent(frozen)}`;

it('a browser remembers for a day which build froze, and forgets one that went on', async () => {
  const told = await tell({ build: frozen });
  expect(told.statusCode).toBe(204);
  expect(cookieOf(told)).toMatchObject({ value: frozen, httpOnly: true, maxAge: 86_400 });
  expect(cookieOf(await tell({ build: frozen, recovered: true }, cookie))).toMatchObject({ maxAge: 0 });
});

it.each([{ build: 'x; Domain=evil' }, { build: `mfe-storefront/${'z'.repeat(12)}` }])(
  'a browser remembers nothing but a build as frozen (%j)',
  async (given) => {
    expect(cookieOf(await tell(given))).toMatchObject({ value: '' });
  },
);

it('the next page and the open tabs of a browser with a frozen build get the build before, in a process of their own', async () => {
  const page = await test.get('/', { cookie });
  expect(compositionIn(page.body).remotes['mfe-storefront']).toMatchObject({ build: last });
  expect(compositionIn(page.body).remotes['mfe-storefront']).not.toHaveProperty('fallback');
  expect(page.headers['cross-origin-embedder-policy']).toBe('credentialless');
  const open = await test.get('/live/composition', { cookie });
  expect(open.json().remotes['mfe-storefront'].build).toBe(last);
  const others = await test.get('/');
  expect(compositionIn(others.body).remotes['mfe-storefront']).toMatchObject({ build: live });
  expect(others.headers).not.toHaveProperty('cross-origin-embedder-policy');
});

it('a frozen build without a fallback stays in the page', async () => {
  const page = await test.get('/', { cookie: `frozen=${encodeURIComponent(`mfe-shared/${live}`)}` });
  expect(compositionIn(page.body).remotes['mfe-shared']).toMatchObject({ build: live });
});

it('the guard of a tab leads back to its page, and to no other host', async () => {
  const rescued = await test.get(`/frozen?build=${encodeURIComponent(frozen)}&to=%2Fsearch%3Fq%3Dmilk`);
  expect([rescued.statusCode, rescued.headers.location]).toEqual([303, '/search?q=milk']);
  expect(cookieOf(rescued)?.value).toBe(frozen);
  for (const to of ['//evil.test', '/\\evil.test', 'https://evil.test', 'search', '/\t/evil.test'])
    expect((await test.get(`/frozen?build=x&to=${encodeURIComponent(to)}`)).statusCode).toBe(400);
});

it('the watchdog’s files need no build, and may ask nothing but this host', async () => {
  const worker = await test.get('/watchdog.js');
  expect(worker.headers['content-type']).toContain('javascript');
  expect(worker.headers['content-security-policy']).toBe(`default-src 'none'; connect-src 'self'`);
  expect(() => new Function(worker.body)).not.toThrow();
  const guard = await test.get('/watchdog.html');
  expect(guard.headers['content-security-policy']).toContain('sandbox allow-scripts allow-top-navigation;');
});
