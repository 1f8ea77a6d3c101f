import { permissions } from '../../platform/identity/permissions.ts';
import type { Actor } from '../../testing/actors.ts';
import { createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createOwner } from '../staff/staff.service.ts';

let test: TestApp;
let fresh: string;
let manager: Actor;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh', async (tx, tenantId) => {
    await createOwner(tx, tenantId, { name: 'Olga', email: 'owner@fresh.test', passwordHash: '-' });
  });
  manager = await createStaff(test.database, fresh, ['read_staff']);
});
afterAll(() => test.close());

const roles = (token?: string, host = 'fresh.localhost') => test.call(host, 'GET', '/api/roles', { token });

it('starts a store with the roles of the catalogue', async () => {
  const { status, body } = await roles(manager.token);
  expect(status).toBe(200);
  const system = body.filter((role: { isSystem: boolean }) => role.isSystem);
  expect(system.map((role: { name: string }) => role.name)).toEqual([
    'Owner',
    'Admin',
    'Manager',
    'Cashier',
    'Accountant',
    'Driver',
    'Picker',
  ]);
  expect(system[0]).toMatchObject({ permissions: [...permissions], description: expect.any(String) });
});

it('shows them to staff with the right', async () => {
  expect((await roles()).status).toBe(401);
  expect((await roles((await createStaff(test.database, fresh, [])).token)).body.code).toBe('FORBIDDEN');
  await createStore(test.database, 'bakehouse');
  expect((await roles(manager.token, 'bakehouse.localhost')).body.code).toBe('TENANT_MISMATCH');
});
