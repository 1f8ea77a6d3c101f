import type { ApiReply } from './api-port.ts';
import { buildOf, makePlan, makeRecord } from './testing/builds.ts';
import type { TestEdge } from './testing/edge.ts';
import { compositionIn, startEdge, TestApi } from './testing/edge.ts';

const remote = 'mfe-storefront';
const origin = 'http://localhost:3100';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** An API that has signed `ticket` and `session`, and nothing else. */
class SigningApi extends TestApi {
  sent: [path: string, host: string, body: object][] = [];
  override = { remote, origin, expiresAt: inHours(8) };
  more: object[] = [];

  override async post(path: string, host = '', body: object = {}): Promise<ApiReply> {
    this.sent.push([path, host, body]);
    if (this.isDown) return { status: 503, body: {} };
    const { ticket, session } = body as { ticket?: string; session?: string };
    if (path === '/api/overrides/open' && ticket === 'ticket')
      return { status: 200, body: { session: 'session', expiresAt: inHours(8) } };
    if (path === '/api/overrides/read' && session === 'session')
      return { status: 200, body: { overrides: [this.override, ...this.more] } };
    if (path === '/api/overrides/close' && session === 'session')
      return { status: 200, body: { success: true } };
    return { status: 410, body: { code: 'LINK_EXPIRED' } };
  }
}

let api: SigningApi;
let test: TestEdge;
async function start(): Promise<void> {
  api = new SigningApi();
  api.plan = makePlan();
  test = await startEdge({ api });
}
beforeEach(start);
afterEach(() => test.close());

const page = (cookie = '') => test.get('/', cookie ? { cookie } : {});
const open = (query: string, host = 'fresh.localhost') => test.get(`/live/override?${query}`, { host });
const csp = ({ headers }: { headers: Record<string, unknown> }) => String(headers['content-security-policy']);

it('opening an override trades the ticket for an HttpOnly cookie and redirects to the page', async () => {
  const reply = await open('ticket=ticket&to=%2Fsearch%3Fq%3Dmilk');
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe('/search?q=milk');
  expect(reply.headers['cache-control']).toBe('no-store');
  const cookie = String(reply.headers['set-cookie']);
  expect(cookie).toMatch(/^override=session; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  const seconds = Number(/Max-Age=(\d+)/.exec(cookie)?.[1]);
  expect(Math.round(seconds / 3_600)).toBe(8);
  expect(api.sent).toEqual([['/api/overrides/open', 'fresh.localhost', { ticket: 'ticket' }]]);
});

it('the override cookie is Secure over TLS', async () => {
  const reply = await open('ticket=ticket', 'fresh.staging.example');
  expect(String(reply.headers['set-cookie'])).toContain('; Secure');
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  'https://evil.example/',
  'https:evil.example',
  '/%09/evil.example\t',
  '\t//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  `/${'x'.repeat(2_000)}`,
  'http://[',
])('the override link does not lead to another host: %s', async (to) => {
  const reply = await open(`ticket=ticket&to=${encodeURIComponent(to)}`);
  expect(reply.headers.location ?? '/').toMatch(/^\/(?![/\\])/);
});

it.each(['ticket=forged', 'ticket=', '', 'ticket=ticket&ticket=ticket', `ticket=${'x'.repeat(4_001)}`])(
  'an override link with %s is refused and sets no cookie',
  async (query) => {
    const reply = await open(query);
    expect(reply.statusCode).toBe(403);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.body).toContain('has expired, or is none');
  },
);

it('a page with an override names the local build and preloads nothing of the released one', async () => {
  const reply = await page('override=session');
  const { id, overrides, remotes } = compositionIn(reply.body) as ReturnType<typeof compositionIn> & {
    overrides?: unknown;
  };
  expect(overrides).toEqual([api.override]);
  const plain = await page();
  expect(id).toBe(compositionIn(plain.body).id);
  expect(remotes).toEqual(compositionIn(plain.body).remotes);
  const preload = `rel="preload" as="script" href="/mfe/${remote}/`;
  expect(plain.body).toContain(preload);
  expect(reply.body).not.toContain(preload);
});

it('a page with an override allows exactly that origin in its policy and is not cached', async () => {
  const plain = await page();
  expect(csp(plain)).not.toMatch(/https?:/);
  expect(compositionIn(plain.body)).not.toHaveProperty('overrides');
  const own = await page('override=session');
  const sources = (policy: string) =>
    new Map(policy.split('; ').map((line) => line.split(/ (.*)/) as [string, string]));
  const [before, after] = [sources(csp(plain)), sources(csp(own))];
  const withoutNonce = (text = '') => text.replace(/'nonce-[^']+'/, 'nonce');
  for (const [name, value] of after) {
    const opened = ['default-src', 'script-src', 'style-src', 'img-src', 'connect-src'].includes(name);
    const expected = withoutNonce(before.get(name)) + (opened ? ` ${origin}` : '');
    expect([name, withoutNonce(value)]).toEqual([name, expected]);
  }
  expect(own.headers['cache-control']).toBe('no-store');
  // The next visitor's page is as it was.
  expect(withoutNonce(csp(await page()))).not.toContain(origin);
});

it.each([
  ['a cookie that nobody signed', 'override=forged'],
  ['an empty one', 'override='],
  ['one that is too long', `override=${'x'.repeat(4_001)}`],
  ['one that is no text', 'override=%ff'],
  ['a ticket for a cookie', 'override=ticket'],
  ['the origin itself', `override=${origin}`],
])('an override cookie is ignored when it is %s', async (_what, cookie) => {
  const reply = await page(cookie);
  expect(reply.statusCode).toBe(200);
  expect(compositionIn(reply.body)).not.toHaveProperty('overrides');
  expect(csp(reply)).not.toContain('localhost');
});

it.each([
  '?override=ticket',
  `?override=${remote}&origin=${origin}`,
  `?${remote}=${origin}`,
  '#override=ticket',
])('the query %s is ignored without an override cookie', async (query) => {
  const reply = await test.get(`/${query}`, { 'x-override': origin });
  expect(compositionIn(reply.body)).not.toHaveProperty('overrides');
  expect(csp(reply)).not.toContain('localhost');
  expect(api.sent).toEqual([]);
});

it('an override ends on time, also when its cookie was read before', async () => {
  const end = Date.now() + 60_000;
  api.override = { ...api.override, expiresAt: new Date(end).toISOString() };
  expect(compositionIn((await page('override=session')).body)).toHaveProperty('overrides');
  jest.spyOn(Date, 'now').mockReturnValue(end);
  expect(compositionIn((await page('override=session')).body)).not.toHaveProperty('overrides');
  jest.restoreAllMocks();
});

it('an override’s origin is on the visitor’s machine, even if the API names another', async () => {
  for (const wrong of [
    'http://evil.example:80',
    'http://localhost:3100; script-src *',
    'https://localhost:3100',
  ]) {
    await test.close();
    await start();
    api.override = { ...api.override, origin: wrong };
    const reply = await page('override=session');
    expect(reply.statusCode).toBe(503);
    expect(csp(reply)).not.toContain('localhost');
  }
});

it('an override is checked with the API once a minute at most', async () => {
  for (let time = 0; time < 5; time += 1) await page('override=session');
  for (let time = 0; time < 5; time += 1) await page('override=forged');
  await page();
  expect(api.sent).toHaveLength(2);
});

it('switching an override off writes one entry to the audit log', async () => {
  await page('override=session');
  const off = (cookie: string) =>
    test.edge.inject({
      method: 'POST',
      url: '/live/override/off',
      headers: { host: 'fresh.localhost', cookie },
    });
  for (const cookie of ['override=session', 'override=forged', '']) {
    const reply = await off(cookie);
    expect(reply.statusCode).toBe(204);
    expect(String(reply.headers['set-cookie'])).toMatch(/^override=; Max-Age=0; .*HttpOnly;/);
  }
  const sent = api.sent.filter(([path]) => path === '/api/overrides/close');
  expect(sent.map(([, host, body]) => [host, body])).toEqual([
    ['fresh.localhost', { session: 'session' }],
    ['fresh.localhost', { session: 'forged' }],
  ]);
  expect((await test.get('/live/override/off')).statusCode).not.toBe(204);
});

it('an override does not change what open tabs receive', async () => {
  const asked = (cookie: string) => test.get('/live/composition', { cookie });
  expect((await asked('override=session')).json()).toEqual((await asked('')).json());
});

it('a page has a published build that is not live, beside a local one, and no fallback for it', async () => {
  const [live, next] = ['a', 'b'].map(buildOf) as [string, string];
  api.plan = makePlan({ fallback: { 'mfe-shared': live } });
  const record = makeRecord('mfe-shared', next);
  const published = {
    remote: 'mfe-shared',
    build: next,
    label: '1.4.0',
    instead: '1.3.0',
    expiresAt: inHours(8),
  };
  api.more = [{ ...published, record }];
  const reply = await page('override=session');
  const { id, overrides, remotes } = compositionIn(reply.body) as ReturnType<typeof compositionIn> & {
    overrides?: unknown;
  };
  expect(overrides).toEqual([api.override, published]);
  expect(remotes['mfe-shared']).toMatchObject({ build: next });
  expect(remotes['mfe-shared']).not.toHaveProperty('fallback');
  expect(reply.headers['cache-control']).toBe('no-store');
  const plain = compositionIn((await page()).body);
  expect([plain.remotes['mfe-shared']?.build, plain.id === id]).toEqual([live, false]);
});

it('a second link adds to the cookie of the first', async () => {
  await test.get('/live/override?ticket=ticket', { cookie: 'override=session' });
  expect(api.sent).toEqual([
    ['/api/overrides/open', 'fresh.localhost', { ticket: 'ticket', session: 'session' }],
  ]);
});
