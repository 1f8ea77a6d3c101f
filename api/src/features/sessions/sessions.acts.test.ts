import { sql } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
const password = 'Larder-demo-1';
let test: TestApp;
let fresh: string;
beforeAll(async () => {
  test = await startTestApp({ limits: { signInPair: { points: 3, duration: 60 } } });
  fresh = await createStore(test.database, 'fresh');
});
afterAll(() => test.close());

const actsOf = (email: string) =>
  onPlatform(test.database, (tx) =>
    tx
      .select({
        action: auditLog.action,
        kind: auditLog.actorKind,
        tenantId: auditLog.tenantId,
        details: auditLog.details,
      })
      .from(auditLog)
      .where(sql`actor_name = ${email}`)
      .orderBy(auditLog.seq),
  );
const logins = {
  staff: '/api/admin/login',
  platform: '/api/platform/admin/login',
  customer: '/api/customer/login',
};
const signIn = (kind: keyof typeof logins, email: string, given = password) =>
  test.call(host, 'POST', logins[kind], { body: { email, password: given } });
const refresh = (refresh_token: string) =>
  test.call(host, 'POST', '/api/auth/refresh', { body: { refresh_token } });

it('the audit log has sign-ins of staff and operators, and of no shopper', async () => {
  const sam = await createStaff(test.database, fresh, [], { email: 'sam@fresh.test', password });
  const pat = await createPlatformUser(test.database, { email: 'pat@platform.test', password });
  const ann = await createCustomer(test.database, fresh, { email: 'ann@fresh.test', password });
  expect((await signIn('staff', sam.email)).status).toBe(200);
  expect((await signIn('platform', pat.email)).status).toBe(200);
  expect((await signIn('customer', ann.email)).status).toBe(200);
  const action = 'sessions.sign-in';
  expect(await actsOf(sam.email)).toEqual([{ action, kind: 'staff', tenantId: fresh, details: {} }]);
  expect(await actsOf(pat.email)).toEqual([{ action, kind: 'platform', tenantId: null, details: {} }]);
  expect(await actsOf(ann.email)).toEqual([]);
});

it('the audit log says once that a limit was reached', async () => {
  const email = 'owner\u001b@fresh.test';
  for (let tries = 1; tries <= 8; tries += 1) await signIn('staff', email, 'wrong');
  expect(await actsOf('owner\\u001b@fresh.test')).toEqual([
    {
      action: 'sessions.limit-hit',
      kind: 'visitor',
      tenantId: fresh,
      details: { limit: 'signInPair', account: 'staff', address: '127.0.0.1' },
    },
  ]);
});

it('the audit log says once a session that a refresh token was used twice', async () => {
  const sam = await createStaff(test.database, fresh, []);
  const pat = await createPlatformUser(test.database);
  const ann = await createCustomer(test.database, fresh);
  const replay = async ({ refreshToken }: Actor) => {
    expect((await refresh(refreshToken)).status).toBe(200);
    for (const _ of [1, 2, 3]) expect((await refresh(refreshToken)).body.code).toBe('SESSION_ENDED');
  };
  for (const actor of [sam, pat, ann]) await replay(actor);
  const action = 'sessions.refresh-reused';
  expect(await actsOf(sam.email)).toEqual([{ action, kind: 'staff', tenantId: fresh, details: {} }]);
  expect(await actsOf(pat.email)).toEqual([{ action, kind: 'platform', tenantId: null, details: {} }]);
  expect(await actsOf(ann.email)).toEqual([]);
});

it('the audit log says who changed their password', async () => {
  const sam = await createStaff(test.database, fresh, [], { password });
  const body = { currentPassword: password, newPassword: 'another long password' };
  await test.call(host, 'PUT', '/api/auth/change-password', { body, token: sam.token });
  const [act] = await actsOf(sam.email);
  expect(act).toMatchObject({ action: 'PUT /api/auth/change-password', kind: 'staff' });
  expect(JSON.stringify(await actsOf(sam.email))).not.toContain('another long password');
});
