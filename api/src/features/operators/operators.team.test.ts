import { eq } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { linkTo, mailsTo, tokenTo } from '../../testing/mailbox.ts';
import { password } from '../../testing/second-step.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { Operator } from './operators.schema.ts';

let test: TestApp;
let pat: Actor;
let quinn: Actor;
beforeAll(async () => {
  test = await startTestApp();
  pat = await createPlatformUser(test.database, { email: 'pat@platform.test', password, name: 'Pat' });
  quinn = await createPlatformUser(test.database, { email: 'quinn@platform.test', password, name: 'Quinn' });
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token = pat.token) =>
  test.call('localhost', method, `/api${path}`, { token, body });
const invite = async (email: string, token?: string) => {
  const [{ id: roleId }] = (await call('GET', '/operator-roles')).body;
  return call('POST', '/operators', { name: 'Rita', email, roleId }, token);
};
const operators = async (): Promise<Operator[]> => (await call('GET', '/operators?limit=100')).body.items;
const setStatus = (id: string, status: string, token?: string) =>
  call('PUT', `/operators/status/${id}`, { status }, token);
const signIn = (email: string, given = password) =>
  test.call('localhost', 'POST', '/api/platform/admin/login', { body: { email, password: given } });
const choose = (token: string, given = password) =>
  test.call('localhost', 'POST', '/api/auth/reset-password', { body: { token, password: given } });

it('an invited operator chooses a password by the mail’s link, and signs in from then on', async () => {
  const { status, body } = await invite('rita@platform.test');
  expect(status).toBe(201);
  const stateOf = async () => (await operators()).find(({ id }) => id === body.id)?.status;
  expect(await stateOf()).toBe('invited');
  expect((await signIn('rita@platform.test')).status).toBe(401);
  expect((await linkTo(test.database, 'rita@platform.test')).pathname).toBe(
    '/platform-admin/auth/reset-password',
  );
  expect((await choose(await tokenTo(test.database, 'rita@platform.test'))).status).toBe(200);
  expect(await stateOf()).toBe('active');
  expect((await signIn('rita@platform.test')).status).toBe(200);
  const acts = await onPlatform(test.database, (tx) =>
    tx.select({ details: auditLog.details }).from(auditLog).where(eq(auditLog.action, 'operators.invite')),
  );
  expect(acts).toEqual([
    { details: { operatorId: body.id, email: 'rita@platform.test', role: 'Administrator' } },
  ]);
});

it('a second invitation makes the link of the first one invalid; who has joined gets none', async () => {
  const { id } = (await invite('sue@platform.test')).body;
  const first = await tokenTo(test.database, 'sue@platform.test');
  expect((await call('POST', `/operators/${id}/invite`)).status).toBe(200);
  expect((await choose(first)).body.code).toBe('LINK_EXPIRED');
  expect((await choose(await tokenTo(test.database, 'sue@platform.test'))).status).toBe(200);
  expect((await call('POST', `/operators/${id}/invite`)).status).toBe(400);
  expect((await invite('SUE@platform.test')).body.code).toBe('EMAIL_TAKEN');
});

it('an operator who was only invited gets no link for a forgotten password', async () => {
  await invite('tom@platform.test');
  const body = { email: 'tom@platform.test', loginType: 'platformAdmin' };
  expect((await test.call('localhost', 'POST', '/api/auth/forgot-password', { body })).status).toBe(200);
  expect((await mailsTo(test.database, 'tom@platform.test')).map(({ kind }) => kind)).toEqual(['invitation']);
});

it('a deactivated operator is out at once, also with links sent before, and can be let in again', async () => {
  const { id } = (await invite('una@platform.test')).body;
  const early = await tokenTo(test.database, 'una@platform.test');
  expect((await setStatus(id, 'inactive')).status).toBe(200);
  expect((await choose(early)).body.code).toBe('LINK_EXPIRED');
  expect((await call('GET', '/operators?page=1', undefined, quinn.token)).status).toBe(200);
  expect((await setStatus(quinn.id, 'inactive')).status).toBe(200);
  expect((await call('GET', '/operators?page=1', undefined, quinn.token)).status).toBe(401);
  expect((await signIn(quinn.email)).status).toBe(401);
  expect((await setStatus(quinn.id, 'active')).status).toBe(200);
  expect((await signIn(quinn.email)).status).toBe(200);
});

it('an operator who can sign in is always left', async () => {
  expect((await setStatus(pat.id, 'inactive')).body.details).toEqual([{ field: 'id', message: 'own' }]);
  const left = await createPlatformUser(test.database, { password });
  const right = await createPlatformUser(test.database, { password });
  const both = await Promise.all([
    setStatus(right.id, 'inactive', left.token),
    setStatus(left.id, 'inactive', right.token),
  ]);
  // The second one finds its own account inactive, or its session ended.
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  const states = (await operators()).filter(({ id }) => id === left.id || id === right.id);
  expect(states.map(({ status }) => status).sort()).toEqual(['active', 'inactive']);
});

it('staff of a store invite no operators', async () => {
  const fresh = await createStore(test.database, 'fresh');
  const olive = await createStaff(test.database, fresh, 'owner');
  const asked = await test.call('fresh.localhost', 'POST', '/api/operators', {
    ...{ token: olive.token, body: { name: 'Olive', email: 'olive@platform.test', roleId: olive.id } },
  });
  expect(asked.body.code).toBe('PLATFORM_ADMIN_REQUIRED');
  expect((await setStatus(pat.id, 'inactive', olive.token)).body.code).toBe('TENANT_MISMATCH');
});
