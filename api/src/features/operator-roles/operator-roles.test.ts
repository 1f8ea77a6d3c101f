import { eq, sql } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { operatorPermissions } from '../../platform/identity/operator-permissions.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import type { OperatorRole } from './operator-roles.schema.ts';

let test: TestApp;
let pat: Actor;
let manager: Actor;
beforeAll(async () => {
  test = await startTestApp();
  pat = await createPlatformUser(test.database, { email: 'pat@platform.test' });
  manager = await createPlatformUser(test.database, { email: 'manager@platform.test' }, [
    'read_operators',
    'write_operators',
    'read_tenants',
    'read_mails',
  ]);
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, body?: unknown, token = pat.token) =>
  test.call('localhost', method, `/api${path}`, { body, token });
const roles = async (token?: string): Promise<OperatorRole[]> =>
  (await call('GET', '/operator-roles', undefined, token)).body;
const named = async (name: string, token?: string) =>
  (await roles(token)).find((role) => role.name === name)!;
const make = (name: string, permissions: string[], token?: string) =>
  call('POST', '/operator-roles', { name, description: '', permissions }, token);
const change = ({ id, members: _, isSystem: __, ...role }: OperatorRole, given: object, token?: string) =>
  call('PUT', `/operator-roles/${id}`, { ...role, ...given }, token);
const give = (id: string, roleId: string, token?: string) =>
  call('PUT', `/operators/role/${id}`, { roleId }, token);

it('a platform starts with roles, and its first operator may do everything', async () => {
  const system = (await roles()).filter(({ isSystem }) => isSystem);
  expect(system.map(({ name }) => name)).toEqual(['Administrator', 'Support', 'Billing', 'Releases']);
  expect(system[0]).toMatchObject({ permissions: [...operatorPermissions], members: 1 });
  const { body } = await call('GET', '/operators?limit=100');
  expect(body.items.find(({ id }: { id: string }) => id === pat.id).role).toMatchObject({
    name: 'Administrator',
  });
});

it('an operator whom the release before invites, which knows no roles, may do everything', async () => {
  await onPlatform(test.database, (tx) =>
    tx.execute(sql`insert into platform_users (id, email, name, password_hash, status)
      values (gen_random_uuid(), 'old@platform.test', 'Old', '-', 'invited')`),
  );
  const { body } = await call('GET', '/operators?limit=100');
  const old = body.items.find(({ email }: { email: string }) => email === 'old@platform.test');
  expect(old.role.name).toBe('Administrator');
  await onPlatform(test.database, (tx) => tx.delete(platformUsers).where(eq(platformUsers.id, old.id)));
});

it('a role applies to the next request of an operator who gets it, and of all who have it', async () => {
  const quinn = await createPlatformUser(test.database, {}, ['read_billing']);
  const plans = () => call('GET', '/plans', undefined, quinn.token);
  const stores = () => call('GET', '/tenants', undefined, quinn.token);
  expect([(await plans()).status, (await stores()).body.code]).toEqual([200, 'FORBIDDEN']);
  const { body: own } = await make('Reader of stores', ['read_tenants']);
  expect((await give(quinn.id, own.id)).status).toBe(200);
  expect([(await plans()).body.code, (await stores()).status]).toEqual(['FORBIDDEN', 200]);
  expect((await change(own, { permissions: ['read_billing'] })).status).toBe(200);
  expect([(await plans()).status, (await stores()).body.code]).toEqual([200, 'FORBIDDEN']);
  const acts = await onPlatform(test.database, (tx) =>
    tx.select({ details: auditLog.details }).from(auditLog).where(eq(auditLog.action, 'operators.role')),
  );
  expect(acts[0]?.details).toMatchObject({
    ...{ operatorId: quinn.id, to: 'Reader of stores', added: ['read_tenants'], removed: ['read_billing'] },
  });
});

it('an operator does nothing in a back office without visiting it, whatever the role', async () => {
  await createStore(test.database, 'fresh');
  const asked = await test.call('fresh.localhost', 'GET', '/api/products', { token: pat.token });
  expect(asked.body.code).toBe('FORBIDDEN');
});

describe('who manages operators without being an administrator', () => {
  it('gives and changes no more than they have', async () => {
    expect((await make('Climber', ['write_billing'], manager.token)).body).toMatchObject({
      ...{ code: 'PERMISSION_BEYOND', details: [{ field: 'permissions', message: 'write_billing' }] },
    });
    expect((await make('Helper', ['read_tenants'], manager.token)).status).toBe(201);
    expect((await change(await named('Billing'), { permissions: [] }, manager.token)).body.code).toBe(
      'PERMISSION_BEYOND',
    );
    const quinn = await createPlatformUser(test.database, {}, []);
    for (const name of ['Administrator', 'Billing'])
      expect((await give(quinn.id, (await named(name)).id, manager.token)).body.code).toBe(
        'PERMISSION_BEYOND',
      );
    expect((await give(quinn.id, (await named('Helper')).id, manager.token)).status).toBe(200);
    const invited = { name: 'Rita', email: 'rita@platform.test', roleId: (await named('Administrator')).id };
    expect((await call('POST', '/operators', invited, manager.token)).body.code).toBe('PERMISSION_BEYOND');
  });

  it('takes nothing from an administrator: role, access, second factors, or the link of a mail', async () => {
    const helper = (await named('Helper')).id;
    const put = (path: string, body: object) => call('PUT', path, body, manager.token);
    expect((await give(pat.id, helper, manager.token)).body.code).toBe('PERMISSION_BEYOND');
    expect((await put(`/operators/status/${pat.id}`, { status: 'inactive' })).body.code).toBe(
      'PERMISSION_BEYOND',
    );
    const factors = `/operators/${pat.id}/second-factors/remove`;
    expect((await call('POST', factors, {}, manager.token)).body.code).toBe('PERMISSION_BEYOND');
    const forgot = { email: pat.email, loginType: 'platformAdmin' };
    await test.call('localhost', 'POST', '/api/auth/forgot-password', { body: forgot });
    const [mail] = await mailsTo(test.database, pat.email);
    expect((await call('GET', `/mails/${mail?.id}`, undefined, manager.token)).body.code).toBe(
      'PERMISSION_BEYOND',
    );
    expect((await call('GET', `/mails/${mail?.id}`)).body.body).toContain('reset-password');
  });
});

it('nobody takes the last administrator away, nor changes what administrators may do', async () => {
  const helper = (await named('Helper')).id;
  expect((await give(pat.id, helper)).body.code).toBe('LAST_ADMINISTRATOR');
  const second = await createPlatformUser(test.database);
  const both = await Promise.all([give(second.id, helper), give(pat.id, helper, second.token)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = both[0]?.status === 200 ? pat : second;
  const administrator = await named('Administrator', left.token);
  expect(administrator.members).toBe(1);
  const body = { name: 'Administrator', description: '', permissions: [], version: administrator.version };
  const { id } = administrator;
  expect((await call('PUT', `/operator-roles/${id}`, body, left.token)).body.code).toBe('FORBIDDEN');
  expect((await call('DELETE', `/operator-roles/${id}`, undefined, left.token)).body.code).toBe('FORBIDDEN');
  if (left !== pat) await give(pat.id, id, second.token);
});

it('a role is named once whatever the letter case, saved by its version, and deleted when nobody has it', async () => {
  expect((await make('ADMINISTRATOR', [])).body.code).toBe('ROLE_TAKEN');
  const role = (await make('Short-lived', ['read_tenants'])).body;
  expect((await call('GET', `/operator-roles/${role.id}`)).body).toEqual(role);
  expect((await change(role, { version: 7 })).body.code).toBe('VERSION_CONFLICT');
  expect((await make('Unknown', ['become_owner'])).status).toBe(400);
  const sam = await createPlatformUser(test.database, {}, []);
  await give(sam.id, role.id);
  expect((await call('DELETE', `/operator-roles/${role.id}`)).body.code).toBe('IN_USE');
  await give(sam.id, (await named('Support')).id);
  expect((await call('DELETE', `/operator-roles/${role.id}`)).status).toBe(200);
  expect((await call('GET', `/operator-roles/${role.id}`)).status).toBe(404);
});
