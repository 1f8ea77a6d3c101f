import { createCustomer } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { Operation } from '../../testing/operations.ts';
import { operationsOf, requestFor } from '../../testing/operations.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const ann = { email: 'ann@fresh.test', password: 'correct horse battery' };
const store = 'fresh.localhost:3000';
let test: TestApp;
let writing: Operation[];
beforeAll(async () => {
  test = await startTestApp();
  const fresh = await createStore(test.database, 'fresh');
  await createStore(test.database, 'bakehouse');
  await createCustomer(test.database, fresh, ann);
  writing = (await operationsOf(test)).filter(({ method }) => method !== 'GET');
});
afterAll(() => test.close());

const signIn = (headers: Record<string, string>) =>
  test.call(store, 'POST', '/api/customer/login', { body: ann, headers });

it.each([
  ['this page', { origin: 'http://fresh.localhost:3000', 'sec-fetch-site': 'same-origin' }],
  ['this page behind a proxy', { origin: 'https://fresh.localhost' }],
  ['a program that is no browser', {}],
])('a sign-in is accepted from %s', async (_who, headers) => {
  expect((await signIn(headers as Record<string, string>)).status).toBe(200);
});

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another store', { origin: 'http://bakehouse.localhost:3000', 'sec-fetch-site': 'same-site' }],
  ['the platform', { origin: 'http://localhost:3000' }],
  ['a name that only begins alike', { origin: 'http://fresh.localhost.evil.example' }],
  ['a name hidden before an @', { origin: 'http://fresh.localhost:3000@evil.example' }],
  ['a frame without an origin', { origin: 'null' }],
  ['nonsense', { origin: 'fresh.localhost' }],
  ['what the browser calls another site', { 'sec-fetch-site': 'cross-site' }],
])('a sign-in is refused from %s', async (_who, headers) => {
  const { status, body } = await signIn(headers as Record<string, string>);
  expect([status, body.code]).toEqual([403, 'CROSS_SITE']);
});

it('every writing call refuses cross-site requests', async () => {
  expect(writing.length).toBeGreaterThan(30);
  for (const operation of writing) {
    const { url, body } = requestFor(operation, null);
    const headers = { origin: 'https://evil.example' };
    const reply = await test.call(store, operation.method, url, { body, headers });
    expect([operation.path, reply.status, reply.body.code]).toEqual([operation.path, 403, 'CROSS_SITE']);
  }
});

it.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
])(
  'signing in, up and out accept no body of type %s, which a form of another origin could send',
  async (type) => {
    const personal = writing.filter(({ path }) => /\/(customer|auth|admin|platform)\//.test(path));
    // The sign-in layer takes forms, because its protocol does, and asks for a token of its own.
    const layer = /^\/api\/auth\/(session|signin|signout|callback|_log)/;
    const json = personal.filter(({ path, body }) => body && !layer.test(path));
    expect(json.length).toBeGreaterThan(10);
    for (const { method, path } of json) {
      const reply = await test.app.inject({
        method,
        url: path,
        headers: { host: store, 'content-type': type },
        payload: JSON.stringify(ann),
      });
      // A request without a sign-in is refused before anything is read.
      expect([path, [401, 415].includes(reply.statusCode)]).toEqual([path, true]);
    }
  },
);

it('a GET request signs nobody out', async () => {
  for (const path of ['/api/auth/logout', '/api/customer/login', '/api/auth/reset-password?token=x']) {
    expect((await test.call(store, 'GET', path)).status).toBe(404);
  }
});
