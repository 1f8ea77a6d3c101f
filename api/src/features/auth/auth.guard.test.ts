import { pino } from 'pino';
import { buildApp } from '../../app.ts';
import { secrets } from '../../platform/identity/secrets.table.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { createCustomer } from '../../testing/actors.ts';
import { enterPassword, openBrowser } from '../../testing/browser.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const ann = { email: 'ann@fresh.test', password: 'correct horse battery' };
const host = 'fresh.localhost';
type Line = { level: number; code?: string; message?: string; msg: string };
let lines: Line[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
const logged = () => lines.filter(({ msg }) => msg.startsWith('sign-in layer'));

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ log });
  const fresh = await createStore(test.database, 'fresh');
  await createCustomer(test.database, fresh, { name: 'Ann', ...ann });
});
afterAll(() => test.close());
beforeEach(() => {
  lines = [];
});

const visitor = (app = test) => openBrowser(app, host);
/** Starts the same API once more, as another process. */
const another = async (config: object = {}): Promise<TestApp> => ({
  ...test,
  app: await buildApp({
    config: { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test', DATA_DIR: test.dataDir, ...config },
    databaseUrl: test.databaseUrl,
    log,
  }),
});

describe('an unknown path of the sign-in layer', () => {
  it.each([
    '',
    'nothing',
    'session/x',
    'callback',
    'csrf/x',
    'signin/a/b',
    'webauthn-options',
    '_log/x',
    '%00',
  ])('is answered with 404: %p', async (path) => {
    const answers = [
      await visitor().get(`/api/auth/${path}`),
      await visitor().post(`/api/auth/${path}`, { form: { csrfToken: 'x' } }),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    expect(logged().map(({ code }) => code)).toEqual(
      Array.from({ length: 2 }, () => 'MISSING_NEXTAUTH_API_ROUTE_ERROR'),
    );
  });

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('does not support %s', async (method) => {
    expect((await test.call(host, method, '/api/auth/session', { body: {} })).status).toBe(404);
  });

  it('does not shadow the API’s own calls below /api/auth', async () => {
    const login = await test.call(host, 'POST', '/api/auth/login', { body: ann });
    expect([login.status, login.body.user.name]).toEqual([200, 'Ann']);
    expect((await test.call(host, 'GET', '/api/auth/verify', { token: login.body.token })).status).toBe(200);
    expect((await test.call(host, 'POST', '/api/auth/refresh', { body: {} })).body.code).toBe('VALIDATION');
  });

  it('is every path on the platform’s host', async () => {
    for (const path of ['session', 'csrf', 'providers', 'signin', 'signout'])
      expect((await openBrowser(test, 'localhost').get(`/api/auth/${path}`)).body.code).toBe(
        'TENANT_REQUIRED',
      );
  });
});

describe('a form body', () => {
  it('is accepted by the sign-in layer only', async () => {
    const paths = ['auth/login', 'auth/oauth', 'auth/refresh', 'customer/login', 'customer/signup'];
    for (const path of paths) {
      const { status, body } = await visitor().post(`/api/${path}`, { form: ann });
      expect([path, status, body.code]).toEqual([path, 415, 'UNSUPPORTED_MEDIA']);
    }
  });

  it.each<[string, string, number]>([
    ['too long', `callbackUrl=${'a'.repeat(20_000)}`, 413],
    ['with too many fields', 'a=1&'.repeat(60), 400],
    ['that reaches for the prototype', '__proto__=x&csrfToken=x', 400],
    ['with a constructor', 'constructor=x', 400],
    ['with fields that are too long', `password=${'x'.repeat(500)}`, 400],
  ])('is refused %s', async (_what, payload, status) => {
    const headers = { host, 'content-type': 'application/x-www-form-urlencoded' };
    const url = '/api/auth/callback/credentials';
    const reply = await test.app.inject({ method: 'POST', url, headers, payload });
    expect(reply.statusCode).toBe(status);
  });

  it('is refused when the database cannot store it', async () => {
    const { status, body } = await enterPassword(visitor(), { email: 'a\0b@fresh.test', password: 'x\0y' });
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x'])('is refused as %s', async (type) => {
    const headers = { 'content-type': type };
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/auth/signout',
      headers: { host, ...headers },
      payload: '{}',
    });
    expect(reply.statusCode).toBe(415);
  });
});

describe('a report of a browser to the sign-in layer', () => {
  const beacon = (payload: string, type = 'application/x-www-form-urlencoded', remoteAddress = '10.0.0.1') =>
    test.app.inject({
      method: 'POST',
      url: '/api/auth/_log',
      headers: { host, 'content-type': type },
      payload,
      remoteAddress,
    });

  it.each([
    [
      'a form',
      'application/x-www-form-urlencoded',
      'level=error&code=CLIENT_FETCH_ERROR&message=session%3A+gone',
    ],
    ['JSON', 'application/json', '{"level":"error","code":"CLIENT_FETCH_ERROR","message":"session: gone"}'],
    [
      'text',
      'text/plain;charset=UTF-8',
      '{"level":"error","code":"CLIENT_FETCH_ERROR","message":"session: gone"}',
    ],
  ])('is logged when it is %s', async (_what, type, payload) => {
    expect((await beacon(payload, type)).statusCode).toBe(204);
    expect(logged()).toEqual([
      expect.objectContaining({ level: 40, code: 'CLIENT_FETCH_ERROR', message: 'session: gone' }),
    ]);
  });

  it('cannot forge a line of the log', async () => {
    const message = 'x\r\n{"level":60}\u001b[2J\u2028\u202e\u0000';
    await beacon(String(new URLSearchParams({ level: 'fatal', code: 'A\nB', message })));
    expect(logged()).toEqual([
      expect.objectContaining({
        level: 40,
        code: 'UNKNOWN',
        message: String.raw`x\u000d\u000a{"level":60}\u001b[2J\u2028\u202e\u0000`,
      }),
    ]);
  });

  it.each([
    ['nothing', '', 'text/plain'],
    ['too much', `message=${'x'.repeat(5_000)}`, 'application/x-www-form-urlencoded'],
    ['too much in JSON', JSON.stringify({ message: 'x'.repeat(5_000) }), 'application/json'],
    ['a prototype', '{"__proto__":{"level":"x"}}', 'application/json'],
    ['bytes', '\u0000\ufffd%%%', 'application/octet-stream'],
    ['what has no type', 'x', 'nonsense'],
  ])('is taken in silence when it is %s', async (_what, payload, type) => {
    const reply = await beacon(payload, type);
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(logged().every(({ message = '' }) => message.length <= 1_000)).toBe(true);
  });

  it('is logged a limited number of times and never refused', async () => {
    for (let count = 0; count < 50; count += 1)
      expect((await beacon('code=X', undefined, '10.0.0.2')).statusCode).toBe(204);
    expect(logged()).toHaveLength(30);
    lines = [];
    await beacon('code=X', undefined, '10.0.0.3');
    expect(logged()).toHaveLength(1);
  });
});

describe('the sign-in layer’s secret', () => {
  const stored = () => onPlatform(test.database, (tx) => tx.select().from(secrets));

  it('is made once by concurrent starts', async () => {
    await onPlatform(test.database, (tx) => tx.delete(secrets));
    const processes = await Promise.all([another(), another(), another()]);
    const [first, ...others] = processes.map((app) => visitor(app));
    await Promise.all(processes.map((app) => visitor(app).get('/api/auth/csrf')));
    expect(await stored()).toEqual([
      expect.objectContaining({ value: expect.stringMatching(/^[\w-]{64}$/) }),
    ]);
    await enterPassword(first!, ann);
    for (const other of others) {
      for (const [name, value] of first!.cookies) other.cookies.set(name, value);
      expect((await other.get('/api/auth/session')).body.user.name).toBe('Ann');
    }
    await Promise.all(processes.map(({ app }) => app.close()));
  });

  it('is the configured one where it is set', async () => {
    const [a, b] = await Promise.all(['a', 'b'].map((letter) => another({ AUTH_SECRET: letter.repeat(32) })));
    const browser = visitor(a);
    await enterPassword(browser, ann);
    const other = visitor(b);
    for (const [name, value] of browser.cookies) other.cookies.set(name, value);
    expect((await other.get('/api/auth/session')).body).toEqual({});
    await Promise.all([a, b].map((app) => app!.app.close()));
  });

  it('is required: without it nobody can sign in, and the reply gives no reason', async () => {
    await onPlatform(test.database, (tx) => tx.update(secrets).set({ value: '' }));
    const app = await another();
    lines = [];
    const browser = visitor(app);
    const form = { ...ann, csrfToken: 'x', json: 'true' };
    const answers = [
      await browser.get('/api/auth/session'),
      await browser.get('/api/auth/csrf'),
      await browser.post('/api/auth/callback/credentials', { form }),
      await browser.post('/api/auth/session', { json: { csrfToken: 'x' } }),
      await browser.post('/api/auth/signout', { form }),
    ];
    for (const { status, body, setCookie } of answers) {
      expect([status, setCookie]).toEqual([500, []]);
      expect(body).toEqual({ code: 'INTERNAL', message: expect.any(String), requestId: expect.any(String) });
    }
    expect(logged().map(({ level, code }) => [level, code])).toEqual(answers.map(() => [50, 'NO_SECRET']));
    const trade = { provider: 'credentials', userData: { ticket: 'x' } };
    expect((await browser.post('/api/auth/oauth', { json: trade })).body.code).toBe('OAUTH_FAILED');
    await app.app.close();
  });
});
