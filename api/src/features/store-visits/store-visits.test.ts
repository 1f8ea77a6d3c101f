import { and, eq, isNull, sql } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { storeVisits } from '../../platform/identity/store-visits.table.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser, createStaff, createVisit } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import { settings } from '../settings/settings.table.ts';

const password = 'Larder-demo-1';
const host = 'fresh.localhost';
let test: TestApp;
let fresh: string;
let bakehouse: string;
let pat: Actor;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  bakehouse = await createStore(test.database, 'bakehouse');
  pat = await createPlatformUser(test.database, { email: 'pat@platform.test', name: 'Pat', password });
});
afterAll(() => test.close());

const reason = 'Case 12: a price is wrong';
const ask = (mayWrite = false, { token = pat.token, tenantId = fresh } = {}) =>
  test.call('localhost', 'POST', '/api/store-visits', { token, body: { tenantId, reason, mayWrite } });
const open = (url: string, at = host) =>
  test.call(at, 'POST', '/api/auth/store-visit', { body: { ticket: url.split('#')[1] } });
const visit = async (mayWrite = false) => (await open((await ask(mayWrite)).body.url)).body;
const inStore = (method: 'GET' | 'POST' | 'PUT', path: string, token: string, body?: object) =>
  test.call(host, method, `/api${path}`, { token, body });
const actsOf = (action: string, tenantId: string | null) =>
  onPlatform(test.database, (tx) =>
    tx
      .select({ actor: auditLog.actorName, details: auditLog.details })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.action, action),
          tenantId ? eq(auditLog.tenantId, tenantId) : isNull(auditLog.tenantId),
        ),
      ),
  );
const role = { name: 'Night shift', description: '', permissions: ['read_orders'] };

it('an operator enters a back office to look: everything is read, and nothing changed', async () => {
  const { status, body } = await ask();
  expect(status).toBe(201);
  expect(body.url).toMatch(/^http:\/\/fresh\.localhost:\d+\/admin\/auth\/visit#/);
  const { user, token, refreshToken } = (await open(body.url)).body;
  expect(refreshToken).toBe('');
  expect(user).toMatchObject({ role: 'PLATFORM_ADMIN', tenantId: fresh, visit: { reason, mayWrite: false } });
  const minutes = (Date.parse(user.visit.endsAt) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(29);
  expect(minutes).toBeLessThanOrEqual(30);
  expect((await inStore('GET', '/roles', token)).status).toBe(200);
  expect((await inStore('POST', '/roles', token, role)).body.code).toBe('VISIT_READ_ONLY');
  expect((await inStore('GET', '/auth/verify', token)).body.user.visit.reason).toBe(reason);
});

it('a visit with write access changes things, and the store’s audit log has each change', async () => {
  const { token } = await visit(true);
  expect((await inStore('POST', '/roles', token, role)).status).toBe(201);
  const acts = await actsOf('roles.create', fresh);
  expect(acts).toEqual([expect.objectContaining({ actor: pat.email })]);
  const own = { currentPassword: password, newPassword: 'another long password' };
  expect((await inStore('PUT', '/auth/change-password', token, own)).body.code).toBe('FORBIDDEN');
});

it('a ticket opens one visit of a store, on its host, within a minute', async () => {
  const { url } = (await ask()).body;
  expect((await open(url, 'bakehouse.localhost')).body.code).toBe('LINK_EXPIRED');
  expect((await open(url)).status).toBe(200);
  expect((await open(url)).body.code).toBe('LINK_EXPIRED');
  const late = (await ask()).body.url;
  await onPlatform(test.database, (tx) =>
    tx
      .update(storeVisits)
      .set({ endsAt: sql`now() - interval '1 second'` })
      .where(isNull(storeVisits.openedAt)),
  );
  expect((await open(late)).body.code).toBe('LINK_EXPIRED');
});

it('the server ends a visit: at its time, by the operator, with their sessions, and with their access', async () => {
  const over = await visit();
  expect((await inStore('GET', '/roles', over.token)).status).toBe(200);
  await onPlatform(test.database, (tx) =>
    tx.update(storeVisits).set({ endsAt: sql`now() - interval '1 second'` }),
  );
  expect((await inStore('GET', '/roles', over.token)).body.code).toBe('SESSION_ENDED');

  const left = await visit();
  expect((await inStore('POST', '/auth/logout', left.token)).status).toBe(200);
  expect((await inStore('GET', '/roles', left.token)).body.code).toBe('SESSION_ENDED');
  expect(await actsOf('store-visits.end', fresh)).toHaveLength(1);
  expect(await actsOf('store-visits.end', null)).toHaveLength(1);

  const away = await visit();
  const { token } = await createPlatformUser(test.database);
  await test.call('localhost', 'POST', '/api/auth/logout-everywhere', { token });
  expect((await inStore('GET', '/roles', away.token)).status).toBe(200);
  await test.call('localhost', 'POST', '/api/auth/logout-everywhere', { token: pat.token });
  expect((await inStore('GET', '/roles', away.token)).body.code).toBe('SESSION_ENDED');
  const body = { email: pat.email, password };
  pat.token = (await test.call('localhost', 'POST', '/api/platform/admin/login', { body })).body.token;

  const gone = await createVisit(test.database, fresh, { mayWrite: true });
  expect((await inStore('GET', '/roles', gone.token)).status).toBe(200);
  await onPlatform(test.database, (tx) =>
    tx.update(platformUsers).set({ status: 'inactive' }).where(eq(platformUsers.id, gone.id)),
  );
  expect((await inStore('GET', '/roles', gone.token)).body.code).toBe('SESSION_ENDED');
});

it('a visit and the operator’s own session know nothing of each other', async () => {
  const { token } = await visit(true);
  expect((await inStore('GET', '/roles', pat.token)).body.code).toBe('FORBIDDEN');
  expect((await test.call('bakehouse.localhost', 'GET', '/api/roles', { token })).body.code).toBe(
    'TENANT_MISMATCH',
  );
  expect((await test.call('localhost', 'GET', '/api/tenants', { token })).body.code).toBe('TENANT_MISMATCH');
  expect((await inStore('GET', '/tenants', token)).body.code).toBe('PLATFORM_ADMIN_REQUIRED');
  await inStore('POST', '/auth/logout', token);
  expect((await test.call('localhost', 'GET', '/api/tenants', { token: pat.token })).status).toBe(200);
});

it('both audit logs say why an operator visited a store, and its owner reads no name', async () => {
  await visit();
  const details = expect.objectContaining({ reason, mayWrite: false });
  expect(await actsOf('store-visits.begin', fresh)).toContainEqual({ actor: pat.email, details });
  const onPlatforms = await actsOf('store-visits.begin', null);
  expect(onPlatforms.at(-1)?.details).toMatchObject({ store: fresh, reason });
  const owner = await createStaff(test.database, fresh, 'owner');
  const { body } = await inStore('GET', '/audit-log/store?q=store-visits.begin', owner.token);
  expect(body.items[0]).toMatchObject({ actorKind: 'platform', actorName: '', details: { reason } });
});

describe('the owner of a visited store', () => {
  const owner = () =>
    onPlatform(test.database, async (tx) => {
      const [row] = await tx.select({ email: tenants.ownerEmail }).from(tenants).where(eq(tenants.id, fresh));
      return row!.email;
    });
  const kinds = async () => (await mailsTo(test.database, await owner())).map(({ kind }) => kind);

  it('gets a mail with the reason, in other words when something may be changed', async () => {
    await visit();
    await visit(true);
    expect((await kinds()).slice(0, 2)).toEqual(['tenant_visited_to_change', 'tenant_visited']);
    const [mail] = await mailsTo(test.database, await owner());
    expect(mail?.body).toContain(reason);
    expect(mail?.body).toContain('/admin/audit-log');
  });

  it('gets no mail when the store does not want it', async () => {
    const before = (await kinds()).length;
    await inTenant(test.database, fresh, (tx) =>
      tx
        .insert(settings)
        .values({ tenantId: fresh, kind: 'store', body: { notify_visits: false } })
        .onConflictDoUpdate({
          target: [settings.tenantId, settings.kind],
          set: { body: { notify_visits: false } },
        }),
    );
    await visit();
    expect(await kinds()).toHaveLength(before);
  });
});

it('a visit needs a reason, a permission, and one more to change something', async () => {
  const looker = await createPlatformUser(test.database, {}, ['enter_tenants']);
  const reader = await createPlatformUser(test.database, {}, ['read_tenants']);
  expect((await ask(false, { token: reader.token })).body.code).toBe('FORBIDDEN');
  expect((await ask(true, { token: looker.token })).body.code).toBe('FORBIDDEN');
  expect((await ask(false, { token: looker.token })).status).toBe(201);
  expect((await ask(false, { tenantId: pat.id })).status).toBe(404);
  const body = { tenantId: bakehouse, reason: ' ', mayWrite: false };
  expect((await test.call('localhost', 'POST', '/api/store-visits', { token: pat.token, body })).status).toBe(
    400,
  );
});

it('an operator who signed in long ago gives the password for a visit', async () => {
  await onPlatform(test.database, (tx) =>
    tx.execute(sql`update platform_sessions set created_at = now() - interval '1 hour'`),
  );
  expect((await ask()).body.code).toBe('PASSWORD_NEEDED');
  const body = { tenantId: fresh, reason, mayWrite: false, password };
  expect((await test.call('localhost', 'POST', '/api/store-visits', { token: pat.token, body })).status).toBe(
    201,
  );
});
