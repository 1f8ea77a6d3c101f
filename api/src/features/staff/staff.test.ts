import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser, createStaff, createVisit } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { Role } from '../roles/roles.schema.ts';
import type { StaffMember } from './staff.schema.ts';
import { createOwner } from './staff.service.ts';

const host = 'fresh.localhost';
let test: TestApp;
let fresh: string;
let owner: Actor;
let manager: Actor;
let roles: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh', async (tx, tenantId) => {
    await createOwner(tx, tenantId, { name: 'Olga Owner', email: 'olga@fresh.test', passwordHash: '-' });
  });
  owner = await createStaff(test.database, fresh, 'owner', { name: 'Owen Owner' });
  const rights = ['read_staff', 'write_staff', 'read_orders', 'write_orders'] as const;
  manager = await createStaff(test.database, fresh, rights, { name: 'Mia Manager' });
  const { body } = await call('GET', '/roles');
  roles = Object.fromEntries(body.map((role: Role) => [role.name, role.id]));
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
function call(method: Method, path: string, body?: unknown, token = owner.token) {
  return test.call(host, method, `/api${path}`, { body, token });
}
const read = async (id: string): Promise<StaffMember> => (await call('GET', `/staff/${id}`)).body;
const changeOf = ({ name, phone, role, joiningDate, version }: StaffMember, given: object = {}) => ({
  ...{ name, phone, roleId: role.id, joiningDate, version },
  ...given,
});

describe('the list of staff', () => {
  const names = async (query: string): Promise<string[]> =>
    (await call('GET', `/staff?${query}`)).body.items.map(({ name }: StaffMember) => name);

  it('is ordered by name and paged', async () => {
    const { body } = await call('GET', '/staff?limit=2', undefined, manager.token);
    expect(body).toMatchObject({ totalDoc: 3, page: 1, pages: 2 });
    expect(body.items[0]).toEqual({
      ...{ id: manager.id, name: 'Mia Manager', email: manager.email, phone: '', image: null },
      ...{ status: 'active', lastLoginAt: null, hasSecondFactor: false, hasIdentity: false, version: 1 },
      role: { id: expect.any(String), name: expect.stringMatching(/^Test/) },
      joiningDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(JSON.stringify(body)).not.toContain('asswordHash');
  });

  it('is searched, filtered and sorted', async () => {
    expect(await names('q=OWNER')).toEqual(['Olga Owner', 'Owen Owner']);
    expect(await names('q=olga%40')).toEqual(['Olga Owner']);
    expect(await names(`q=${encodeURIComponent('%')}`)).toEqual([]);
    expect(await names(`roleId=${roles.Owner}&sort=newest`)).toEqual(['Owen Owner', 'Olga Owner']);
    expect(await names('status=inactive')).toEqual([]);
  });

  it('is exported as CSV with what is filtered, and it is recorded who took it', async () => {
    const file = async (query: string): Promise<string[]> => {
      const headers = { host, authorization: `Bearer ${owner.token}` };
      const { payload } = await test.app.inject({ url: `/api/staff/export?${query}`, headers });
      return payload.trimEnd().split('\n');
    };
    const [columns, ...rows] = await file('q=OWNER');
    expect(columns).toBe('\uFEFFname,email,phone,role,status,joiningDate,lastLoginAt,hasSecondFactor');
    expect(rows.map((row) => row.split(',')[0])).toEqual(['Olga Owner', 'Owen Owner']);
    expect(rows[0]).toMatch(/^Olga Owner,olga@fresh\.test,,Owner,active,\d{4}-\d\d-\d\d,,false$/);
    expect(await file('status=inactive')).toHaveLength(1);
    const { token } = await createPlatformUser(test.database);
    const log = await test.call('localhost', 'GET', '/api/audit-log?q=staff.export-list', { token });
    expect(log.body.items[0]).toMatchObject({ tenantId: fresh, details: { status: 'inactive' } });
    const clerk = await createStaff(test.database, fresh, ['read_orders']);
    expect((await call('GET', '/staff/export', undefined, clerk.token)).status).toBe(403);
    await call('DELETE', `/staff/${clerk.id}`);
  });

  it('shows this store’s staff to people with the permission', async () => {
    const stranger = await createStaff(test.database, await createStore(test.database, 'bakehouse'), 'owner');
    expect((await call('GET', '/staff', undefined, stranger.token)).body.code).toBe('TENANT_MISMATCH');
    const foreign = await call('GET', `/staff/${stranger.id}`);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'NOT_FOUND']);
    const reader = await createStaff(test.database, fresh, ['read_staff']);
    expect((await call('GET', `/staff/${owner.id}`, undefined, reader.token)).status).toBe(200);
    expect((await call('DELETE', `/staff/${owner.id}`, undefined, reader.token)).body.code).toBe('FORBIDDEN');
    await call('DELETE', `/staff/${reader.id}`);
  });
});

describe('a staff member', () => {
  it('is changed with the version that was read', async () => {
    const sam = await createStaff(test.database, fresh, []);
    const seen = await read(sam.id);
    const given = { name: 'Sam Second', roleId: roles.Driver, joiningDate: '2024-02-29' };
    const { status, body } = await call('PUT', `/staff/${sam.id}`, changeOf(seen, given));
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Sam Second', role: { name: 'Driver' }, version: 2 });
    expect((await call('PUT', `/staff/${sam.id}`, changeOf(seen))).body.code).toBe('VERSION_CONFLICT');
  });

  it('is signed out at once when deactivated or deleted', async () => {
    for (const end of ['inactive', 'deleted']) {
      const sam = await createStaff(test.database, fresh, ['read_orders']);
      const orders = () => call('GET', '/orders', undefined, sam.token);
      expect((await orders()).status).toBe(200);
      if (end === 'deleted') await call('DELETE', `/staff/${sam.id}`);
      else await call('PUT', `/staff/status/${sam.id}`, { status: 'inactive' });
      expect((await orders()).body.code).toBe('SESSION_ENDED');
      const refresh = { body: { refresh_token: sam.refreshToken } };
      expect((await test.call(host, 'POST', '/api/auth/refresh', refresh)).status).toBe(401);
    }
  });
});

describe('staff with fewer permissions', () => {
  const beyond = async (method: Method, path: string, body?: unknown) => {
    const reply = await call(method, path, body, manager.token);
    expect([path, reply.status, reply.body.code]).toEqual([path, 409, 'PERMISSION_BEYOND']);
  };

  const beyondInBulk = (operation: string, items: object[]) =>
    beyond('POST', `/admin/bulk/${operation}`, { operation, items });

  it('cannot change somebody with more permissions', async () => {
    const boss = await createStaff(test.database, fresh, ['read_orders', 'write_products']);
    for (const id of [boss.id, owner.id]) {
      const before = await read(id);
      await beyond('PUT', `/staff/${id}`, changeOf(before, { name: 'Changed' }));
      await beyond('PUT', `/staff/status/${id}`, { status: 'inactive' });
      await beyond('DELETE', `/staff/${id}`);
      await beyondInBulk('staff.status', [{ id, status: 'inactive' }]);
      await beyondInBulk('staff.delete', [{ id: manager.id }, { id }]);
      expect(await read(id)).toEqual(before);
    }
  });

  it('cannot invite somebody above them, nor send such an invitation again', async () => {
    const climber = { name: 'Climber', email: 'climber@fresh.test' };
    for (const role of ['Owner', 'Admin', 'Cashier']) {
      await beyond('POST', '/staff', { ...climber, roleId: roles[role] });
    }
    const admin = await call('POST', '/staff', { ...climber, roleId: roles.Admin });
    await beyond('POST', `/staff/${admin.body.id}/invite`);
    await call('DELETE', `/staff/${admin.body.id}`);
    expect((await call('POST', '/staff', { ...climber, roleId: roles.Driver }, manager.token)).status).toBe(
      201,
    );
  });

  it('cannot raise anybody above themselves, least of all themselves', async () => {
    const driver = (await call('GET', '/staff?q=climber')).body.items[0].id;
    for (const id of [driver, manager.id]) {
      await beyond('PUT', `/staff/${id}`, changeOf(await read(id), { roleId: roles.Admin }));
    }
    expect((await read(manager.id)).role.name).toMatch(/^Test/);
  });

  it('include everybody except owners when the other is an owner, even with every permission', async () => {
    const admin = await createStaff(test.database, fresh, []);
    await call('PUT', `/staff/${admin.id}`, changeOf(await read(admin.id), { roleId: roles.Admin }));
    const promoted = changeOf(await read(admin.id), { roleId: roles.Owner });
    expect((await call('PUT', `/staff/${admin.id}`, promoted, admin.token)).body.code).toBe(
      'PERMISSION_BEYOND',
    );
    expect((await call('PUT', `/staff/${admin.id}`, promoted)).body.role.name).toBe('Owner');
    expect((await call('DELETE', `/staff/${admin.id}`)).body).toEqual({ success: true });
  });
});

it('an operator on a visit changes staff whatever permissions they have', async () => {
  const pat = await createVisit(test.database, fresh, { mayWrite: true });
  const sam = await createStaff(test.database, fresh, 'owner');
  const change = changeOf(await read(sam.id), { roleId: roles.Manager });
  expect((await call('PUT', `/staff/${sam.id}`, change, pat.token)).body.role.name).toBe('Manager');
  expect((await call('DELETE', `/staff/${sam.id}`, undefined, pat.token)).body).toEqual({ success: true });
});
