import { randomUUID } from 'node:crypto';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createPlatformUser } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { Material } from '../../testing/forgeries.ts';
import { forgeries, materialOf } from '../../testing/forgeries.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createTokens } from './tokens.ts';

let test: TestApp;
let store: string;
let ann: Actor;
let material: Material;
beforeAll(async () => {
  test = await startTestApp();
  store = await createStore(test.database, 'fresh');
  await createStore(test.database, 'bakehouse');
  ann = await createCustomer(test.database, store);
  material = await materialOf(test.database, ann);
});
afterAll(() => test.close());

const verify = (token: string, host = 'fresh.localhost') =>
  test.call(host, 'GET', '/api/auth/verify', { token });

it('a signed access token is accepted', async () => {
  expect((await verify(ann.token)).status).toBe(200);
});

it.each(Object.entries(forgeries))('an access token is refused: %s', async (_what, forge) => {
  const token = await forge(material);
  expect(token).not.toBe(ann.token);
  for (const host of ['fresh.localhost', 'localhost']) {
    const { status, body } = await verify(token, host);
    expect([status, body.code]).toEqual([401, 'UNAUTHORIZED']);
  }
});

it.each([
  ['Basic', 'Basic YWRtaW46YWRtaW4='],
  ['no word before it', () => ann.token],
  ['another word before it', () => `Token ${ann.token}`],
  ['nothing after Bearer', 'Bearer'],
  ['two words', () => `Bearer Bearer ${ann.token}`],
  ['bytes that are no text', 'Bearer \xff\xfe'],
])('a header with %s counts as no token', async (_what, header) => {
  const authorization = typeof header === 'string' ? header : header();
  const { status, body } = await test.call('fresh.localhost', 'GET', '/api/auth/verify', {
    headers: { authorization },
  });
  expect([status, body.code]).toEqual([401, 'UNAUTHORIZED']);
});

it('an access token from a day ago is refused', async () => {
  const { aud: _aud, iss: _iss, iat: _iat, ...claims } = material.claims;
  const yesterday = createTokens(test.database, { now: () => Date.now() - 86_401_000 });
  expect((await verify(await yesterday.sign(claims as never))).body.code).toBe('UNAUTHORIZED');
});

it('an access token that is remembered as a valid one is refused once it has expired', async () => {
  let now = Date.now();
  const { sign, verify } = createTokens(test.database, { now: () => now });
  const { aud: _aud, iss: _iss, iat: _iat, ...claims } = material.claims;
  const token = await sign(claims as never);
  expect(await verify(token)).toMatchObject({ sub: ann.id });
  now += 86_401_000;
  await expect(verify(token)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

it('a token of an unknown session is refused', async () => {
  const token = await createTokens(test.database).sign({ ...material.claims, sid: randomUUID() } as never);
  expect((await verify(token)).body.code).toBe('SESSION_ENDED');
});

it('roles come from the database and not from the token', async () => {
  const operator = await createPlatformUser(test.database);
  const { sign } = createTokens(test.database);
  const claims = { sub: ann.id, sid: ann.sessionId, loginType: 'customer', tenantId: store } as const;
  // A token of ours with a role that is not Ann's: no such token is ever given.
  const promoted = await sign({ ...claims, role: 'PLATFORM_ADMIN' });
  expect((await verify(promoted)).body.user.role).toBe('CUSTOMER');
  for (const mixed of [
    { ...claims, loginType: 'tenantAdmin' as const },
    { ...claims, loginType: 'platformAdmin' as const, tenantId: null },
    { ...claims, sub: operator.id, sid: operator.sessionId },
  ]) {
    const { body } = await verify(await sign({ ...mixed, role: 'PLATFORM_ADMIN' }));
    expect(body.code).toBe('SESSION_ENDED');
  }
});
