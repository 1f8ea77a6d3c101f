import { eq } from 'drizzle-orm';
import { loadConfig } from '../../platform/config.ts';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { createStaff, createVisit } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { notifyStaff } from '../notifications/notifications.service.ts';
import { createFirstPlatformUser } from './platform-users.service.ts';
import { platformUsers } from './platform-users.table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const first = { PLATFORM_ADMIN_EMAIL: 'root@larder.test', PLATFORM_ADMIN_PASSWORD: 'a long password' };
const emails = async () =>
  (
    await onPlatform(test.database, (tx) => tx.select({ email: platformUsers.email }).from(platformUsers))
  ).map((row) => row.email);

describe('the first platform user', () => {
  it('is not made when the settings name nobody', async () => {
    await createFirstPlatformUser(test.database, {});
    expect(await emails()).toEqual([]);
  });

  it('is made once by concurrent starts', async () => {
    await Promise.all([1, 2, 3].map(() => createFirstPlatformUser(test.database, first)));
    await createFirstPlatformUser(test.database, { ...first, PLATFORM_ADMIN_EMAIL: 'second@larder.test' });
    expect(await emails()).toEqual(['root@larder.test']);
    const body = { email: 'root@larder.test', password: 'a long password' };
    expect((await test.call('localhost', 'POST', '/api/platform/admin/login', { body })).status).toBe(200);
  });

  it('needs both settings, and in production a password other than the demo one', () => {
    const start = (given: Record<string, string>) => () => loadConfig(given);
    expect(start({ PLATFORM_ADMIN_EMAIL: 'root@larder.test' })).toThrow('PLATFORM_ADMIN_PASSWORD');
    expect(start({ PLATFORM_ADMIN_PASSWORD: 'a long password' })).toThrow('PLATFORM_ADMIN_EMAIL');
    const demo = { ...first, PLATFORM_ADMIN_PASSWORD: 'Larder-demo-1' };
    expect(start(demo)()).toMatchObject(demo);
    expect(start({ ...demo, NODE_ENV: 'production' })).toThrow('everybody knows');
  });
});

describe('an operator on a visit to a store', () => {
  it('has every permission there, and each write is in the audit log', async () => {
    const fresh = await createStore(test.database, 'fresh');
    const pat = await createVisit(test.database, fresh, { mayWrite: true });
    const owner = await createStaff(test.database, fresh, 'owner');
    await inTenant(test.database, fresh, (tx) =>
      notifyStaff(tx, fresh, { kind: 'staff', message: 'Hello', dedupeKey: 'x' }),
    );
    const call = (method: 'GET' | 'PUT', path: string, token: string, body?: unknown) =>
      test.call('fresh.localhost', method, `/api/notification${path}`, { token, body });
    const [{ id }] = (await call('GET', '', pat.token)).body.notifications;
    expect((await call('PUT', `/${id}`, pat.token, { status: 'read' })).status).toBe(200);
    expect((await call('PUT', `/${id}`, pat.token, { status: 'nonsense' })).status).toBe(400);
    expect((await call('PUT', `/${id}`, owner.token, { status: 'unread' })).status).toBe(200);

    const rows = await onPlatform(test.database, (tx) =>
      tx.select().from(auditLog).where(eq(auditLog.actorId, pat.id)),
    );
    expect(rows).toEqual([
      expect.objectContaining({
        actorKind: 'platform',
        actorName: pat.email,
        tenantId: fresh,
        action: 'PUT /api/notification/:id',
        details: { params: { id }, fields: ['status'], requestId: expect.any(String) },
      }),
    ]);
  });
});
