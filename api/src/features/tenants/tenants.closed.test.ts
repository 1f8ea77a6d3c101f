import { sql } from 'drizzle-orm';
import { mails } from '../../platform/mail/mails.table.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createPlatformUser, createProgram, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { addPlan, subscribe } from '../../testing/plans.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
const password = 'correct horse battery';
let test: TestApp;
let fresh: string;
let pat: Actor;
let owner: Actor;
let planId: string;
beforeAll(async () => {
  test = await startTestApp();
  pat = await createPlatformUser(test.database);
  fresh = await createStore(test.database, 'fresh');
  planId = await addPlan(test.database);
  owner = await createStaff(test.database, fresh, 'owner', { email: 'owner@fresh.test', password });
});
afterAll(() => test.close());

const setStatus = (status: string, reason?: string) =>
  test.call('localhost', 'PUT', `/api/tenants/status/${fresh}`, {
    body: { status, ...(reason && { reason }) },
    token: pat.token,
  });
const staff = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  test.call(host, method, `/api${path}`, { token: owner.token, ...(body && { body }) });
const shop = (path: string, token?: string) => test.call(host, 'GET', `/api${path}`, { token });
const mailKinds = async () => {
  const rows = await onPlatform(test.database, (tx) =>
    tx
      .select({ kind: mails.kind, body: mails.body })
      .from(mails)
      .where(sql`recipient = 'owner@fresh.test' and kind like 'tenant%'`)
      .orderBy(mails.createdAt, mails.id),
  );
  return rows;
};

it('a suspended store is gone for shoppers and programs; its staff sign in, read why, and change nothing', async () => {
  const shopper = await createCustomer(test.database, fresh);
  const program = await createProgram(test.database, fresh, ['read_products']);
  expect((await setStatus('suspended')).body.details[0]).toEqual({ field: 'reason', message: 'required' });
  expect((await setStatus('suspended', 'Complaints about the goods')).body).toMatchObject({
    ...{ status: 'suspended', suspendedReason: 'Complaints about the goods' },
  });
  for (const gone of [
    shop('/language/show'),
    shop('/products', program.token),
    shop('/orders/mine', shopper.token),
  ])
    expect((await gone).status).toBe(404);
  const signedIn = await test.call(host, 'POST', '/api/admin/login', {
    body: { email: 'owner@fresh.test', password },
  });
  expect(signedIn.status).toBe(200);
  expect((await shop('/tenants/bootstrap')).body.tenant.closed).toBe('suspended');
  expect((await staff('GET', '/tenants/closed')).body).toEqual({
    ...{ closed: 'suspended', reason: 'Complaints about the goods' },
  });
  expect((await staff('GET', '/products')).status).toBe(200);
  const write = await staff('POST', '/roles', { name: 'Helper', permissions: [] });
  expect(write.body.code).toBe('TENANT_CLOSED');
});

it('the owner is told by mail when the store is suspended, why, and when it is open again', async () => {
  await setStatus('suspended', 'Complaints about the goods');
  expect((await setStatus('active')).body).toMatchObject({ status: 'active', suspendedReason: '' });
  const told = await mailKinds();
  expect(told.map(({ kind }) => kind)).toEqual(['tenant_suspended', 'tenant_resumed']);
  expect(told[0]?.body).toContain('The reason: Complaints about the goods');
  expect((await shop('/language/show')).status).toBe(200);
});

it('an inactive store opens at once when its owner chooses a plan, unless operators suspended it', async () => {
  await subscribe(test.database, fresh, planId, { state: 'inactive', renews: false, endsAt: null });
  await setStatus('suspended', 'Also closed');
  expect((await setStatus('active')).body.status).toBe('inactive');
  expect((await shop('/language/show')).status).toBe(404);
  expect((await staff('GET', '/tenants/closed')).body).toEqual({ closed: 'inactive', reason: '' });
  const { version } = (await staff('GET', '/subscription')).body.subscription;
  const chosen = await staff('PUT', '/subscription', { planId, version });
  expect(chosen.body.subscription.state).toBe('active');
  expect((await shop('/language/show')).status).toBe(200);
  expect((await staff('GET', '/tenants/closed')).body).toEqual({ closed: null, reason: '' });
});
