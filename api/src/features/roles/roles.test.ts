import { permissions } from '../../platform/identity/permissions.ts';
import type { Actor } from '../../testing/actors.ts';
import { createStaff, createVisit } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { operationsOf } from '../../testing/operations.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createOwner } from '../staff/staff.service.ts';
import type { Role } from './roles.schema.ts';

let test: TestApp;
let fresh: string;
let owner: Actor;
let manager: Actor;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh', async (tx, tenantId) => {
    await createOwner(tx, tenantId, { name: 'Olga', email: 'owner@fresh.test', passwordHash: '-' });
  });
  owner = await createStaff(test.database, fresh, 'owner');
  manager = await createStaff(test.database, fresh, ['read_staff', 'write_staff', 'read_orders']);
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, body?: unknown, token = owner.token) =>
  test.call('fresh.localhost', method, `/api${path}`, { body, token });
const listed = async (): Promise<Role[]> => (await call('GET', '/roles')).body;
const named = async (name: string): Promise<Role> => (await listed()).find((role) => role.name === name)!;
const make = async (name: string, keys: string[], token?: string) =>
  call('POST', '/roles', { name, description: 'For the test', permissions: keys }, token);
const change = ({ id, name, description, version, permissions: keys }: Role, given: object, token?: string) =>
  call('PUT', `/roles/${id}`, { name, description, version, permissions: keys, ...given }, token);

it('a new store has the roles of the catalogue', async () => {
  const system = (await listed()).filter((role) => role.isSystem);
  expect(system.map((role) => role.name)).toEqual([
    'Owner',
    'Admin',
    'Manager',
    'Cashier',
    'Accountant',
    'Driver',
    'Picker',
  ]);
  expect(system[0]).toMatchObject({ permissions: [...permissions], members: 2, version: 1 });
});

it('every permission is listed with its subject', async () => {
  const { body } = await call('GET', '/permissions', undefined, manager.token);
  expect(body.map((one: { key: string }) => one.key)).toEqual([...permissions]);
  expect(body).toContainEqual({ key: 'refund_orders', group: 'orders' });
});

it('a route requires each permission of the catalogue, except the one of a field', async () => {
  const asked = new Set(
    (await operationsOf(test)).flatMap(({ access }) =>
      typeof access === 'object' && 'permission' in access ? [access.permission] : [],
    ),
  );
  expect(permissions.filter((key) => !asked.has(key))).toEqual(['read_costs']);
});

it('roles are shown to staff with the permission', async () => {
  const none = await createStaff(test.database, fresh, []);
  const stranger = await createStaff(test.database, await createStore(test.database, 'bakehouse'), 'owner');
  for (const path of ['/roles', `/roles/${(await named('Cashier')).id}`, '/permissions']) {
    expect((await test.call('fresh.localhost', 'GET', `/api${path}`)).status).toBe(401);
    expect((await call('GET', path, undefined, none.token)).body.code).toBe('FORBIDDEN');
    expect((await call('GET', path, undefined, stranger.token)).body.code).toBe('TENANT_MISMATCH');
  }
});

it('a single role is the same as in the list', async () => {
  const [owners, cashier] = [await named('Owner'), await named('Cashier')];
  for (const one of [owners, cashier]) expect((await call('GET', `/roles/${one.id}`)).body).toEqual(one);
  const bakehouse = await createStaff(test.database, await createStore(test.database, 'other'), 'owner');
  const foreign = await test.call('other.localhost', 'GET', '/api/roles', { token: bakehouse.token });
  const reply = await call('GET', `/roles/${foreign.body[0].id}`);
  expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
});

it('a role stores each known permission once, in the order of the catalogue', async () => {
  const { status, body } = await make('Baker', ['write_orders', 'read_orders', 'write_orders']);
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    name: 'Baker',
    description: 'For the test',
    permissions: ['read_orders', 'write_orders'],
    isSystem: false,
    members: 0,
    version: 1,
  });
  const unknown = await make('Hacker', ['read_orders', 'become_owner']);
  expect([unknown.status, unknown.body.details[0].field]).toEqual([400, 'permissions.1']);
});

it('role names are unique whatever their letter case', async () => {
  expect((await make('cashier', [])).body.code).toBe('ROLE_TAKEN');
  expect((await make('OWNER', [])).body.code).toBe('ROLE_TAKEN');
  const baker = await named('Baker');
  expect((await change(baker, { name: 'Driver' })).body).toMatchObject({
    code: 'ROLE_TAKEN',
    details: [{ field: 'name' }],
  });
  expect((await change(baker, { name: 'BAKER' })).body).toMatchObject({ name: 'BAKER', version: 2 });
});

it('a stale version does not overwrite a role', async () => {
  const seen = await named('Picker');
  expect((await change(seen, { description: 'First' })).status).toBe(200);
  expect((await change(seen, { description: 'Second' })).body.code).toBe('VERSION_CONFLICT');
  expect((await named('Picker')).description).toBe('First');
});

it('a changed role applies to the next request of everybody who has it', async () => {
  const sam = await createStaff(test.database, fresh, ['read_products', 'read_staff']);
  const products = () => call('GET', '/products', undefined, sam.token);
  expect((await products()).status).toBe(200);
  const role = (await listed()).find(
    ({ members, permissions: keys }) => members === 1 && `${keys}` === 'read_products,read_staff',
  )!;
  expect((await change(role, { permissions: ['read_staff'] })).status).toBe(200);
  expect((await products()).body.code).toBe('FORBIDDEN');
});

describe('a permission that somebody lacks', () => {
  it('is in no role that they create', async () => {
    const { status, body } = await make('Climber', ['read_orders', 'write_settings'], manager.token);
    expect([status, body.code, body.details]).toEqual([
      409,
      'PERMISSION_BEYOND',
      [{ field: 'permissions', message: 'write_settings' }],
    ]);
    expect((await make('Helper', ['read_orders'], manager.token)).status).toBe(201);
  });

  it('cannot be added to a role by them, least of all to their own', async () => {
    const mine = (await listed()).find((role) => role.permissions.includes('write_staff') && !role.isSystem)!;
    for (const role of [await named('Helper'), mine]) {
      const grown = [...role.permissions, 'write_products'];
      const { body } = await change(role, { permissions: grown }, manager.token);
      expect(body.code).toBe('PERMISSION_BEYOND');
    }
    expect((await named('Helper')).permissions).toEqual(['read_orders']);
  });

  it('cannot be removed from a role by them, nor can they delete such a role', async () => {
    const role = await named('Accountant');
    const { body } = await change(role, { permissions: ['read_orders'] }, manager.token);
    expect(body.code).toBe('PERMISSION_BEYOND');
    expect((await call('DELETE', `/roles/${role.id}`, undefined, manager.token)).body.code).toBe(
      'PERMISSION_BEYOND',
    );
    expect(await named('Accountant')).toEqual(role);
  });

  it('does not exist for an owner or an operator on a visit', async () => {
    const pat = await createVisit(test.database, fresh, { mayWrite: true });
    expect((await make('Everything', [...permissions], pat.token)).status).toBe(201);
    expect((await make('Everything too', [...permissions])).status).toBe(201);
  });
});

it('nobody can change or delete the role Owner', async () => {
  const pat = await createVisit(test.database, fresh, { mayWrite: true });
  const role = await named('Owner');
  for (const token of [owner.token, pat.token]) {
    expect((await change(role, { permissions: [] }, token)).body.code).toBe('FORBIDDEN');
    expect((await call('DELETE', `/roles/${role.id}`, undefined, token)).body.code).toBe('FORBIDDEN');
  }
  expect(await named('Owner')).toEqual(role);
});

it('a role can be deleted when nobody has it', async () => {
  const unused = await named('Helper');
  expect((await call('DELETE', `/roles/${unused.id}`)).body).toEqual({ success: true });
  expect((await call('DELETE', `/roles/${unused.id}`)).body.code).toBe('NOT_FOUND');
  const used = (await listed()).find((role) => role.members === 1)!;
  expect((await call('DELETE', `/roles/${used.id}`)).body.code).toBe('IN_USE');
});
