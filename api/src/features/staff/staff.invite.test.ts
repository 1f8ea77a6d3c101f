import { sql } from 'drizzle-orm';
import { mails } from '../../platform/mail/mails.table.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { seedRoles } from '../roles/roles.service.ts';
import type { StaffMember } from './staff.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let fresh: string;
let owner: Actor;
let roles: Map<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh', async (tx, tenantId) => {
    roles = await seedRoles(tx, tenantId);
  });
  owner = await createStaff(test.database, fresh, 'owner');
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  test.call(host, method, `/api${path}`, { body, token: owner.token });
const read = async (id: string): Promise<StaffMember> => (await call('GET', `/staff/${id}`)).body;
const mailsTo = (email: string) =>
  onPlatform(test.database, async (tx) => {
    const rows = await tx
      .select()
      .from(mails)
      .where(sql`recipient = ${email}`)
      .orderBy(mails.createdAt, mails.id);
    return rows.map((row) => ({ ...row, token: /token=([\w-]{43})/.exec(row.body ?? '')?.[1] }));
  });
const cass = { name: 'Cass Cashier', email: 'Cass@Fresh.test', phone: '+1 555 0100' };

const password = 'a password of their own';
const accept = (token?: string) =>
  test.call(host, 'POST', '/api/auth/accept-invitation', { body: { token, password } });
/** Invites a person twice; only the second link counts. */
async function invite(email: string) {
  const { body } = await call('POST', '/staff', { name: 'New One', email, roleId: roles.get('Driver') });
  await call('POST', `/staff/${body.id}/invite`);
  const [first, second] = (await mailsTo(email)).map(({ token }) => token);
  return { id: body.id as string, first, second };
}

it('an invitation creates a colleague who cannot sign in yet, and sends the link', async () => {
  const { status, body } = await call('POST', '/staff', { ...cass, roleId: roles.get('Cashier') });
  expect(status).toBe(201);
  expect(body).toMatchObject({ email: 'cass@fresh.test', status: 'invited', role: { name: 'Cashier' } });
  const [mail, ...more] = await mailsTo('cass@fresh.test');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ tenantId: fresh, kind: 'invitation', token: expect.any(String) });
  expect(mail!.body).toContain(`http://${host}:3000/admin/auth/signup?token=`);
  const { rows } = await inTenant(test.database, fresh, (tx) =>
    tx.execute(sql`select kind, purpose, used_at, expires_at - now() > interval '6 days 23 hours' as long
      from one_time_tokens where user_id = ${body.id}`),
  );
  expect(rows).toEqual([{ kind: 'staff', purpose: 'invitation', used_at: null, long: true }]);
  const signIn = { email: 'cass@fresh.test', password: 'Larder-demo-1' };
  expect((await test.call(host, 'POST', '/api/admin/login', { body: signIn })).status).toBe(401);
});

it('a mail address is invited to a team once', async () => {
  const again = await call('POST', '/staff', { ...cass, roleId: roles.get('Driver') });
  expect([again.status, again.body]).toMatchObject([
    409,
    { code: 'EMAIL_TAKEN', details: [{ field: 'email' }] },
  ]);
  expect(await mailsTo('cass@fresh.test')).toHaveLength(1);
});

it('an invitation is sent again with a new link, only to somebody who has not accepted', async () => {
  const [{ id }] = (await call('GET', '/staff?status=invited')).body.items;
  expect((await call('POST', `/staff/${id}/invite`)).body).toEqual({ success: true });
  const tokens = (await mailsTo('cass@fresh.test')).map(({ token }) => token);
  expect(new Set(tokens).size).toBe(2);
  expect((await call('POST', `/staff/${owner.id}/invite`)).body.details).toEqual([
    { field: 'status', message: 'active' },
  ]);
});

it('a colleague joins once by the newest link, and by none after the invitation was revoked', async () => {
  const dan = await invite('dan@fresh.test');
  expect((await accept(dan.first)).body.code).toBe('LINK_EXPIRED');
  expect((await accept(dan.second)).body.user).toMatchObject({ id: dan.id, role: 'ADMIN' });
  expect((await accept(dan.second)).body.code).toBe('LINK_EXPIRED');
  expect((await read(dan.id)).status).toBe('active');
  const signIn = { email: 'dan@fresh.test', password };
  expect((await test.call(host, 'POST', '/api/admin/login', { body: signIn })).status).toBe(200);
  const eve = await invite('eve@fresh.test');
  await call('PUT', `/staff/status/${eve.id}`, { status: 'inactive' });
  await call('PUT', `/staff/status/${eve.id}`, { status: 'active' });
  expect((await accept(eve.second)).body.code).toBe('LINK_EXPIRED');
  for (const { id } of [dan, eve]) await call('DELETE', `/staff/${id}`);
});

it('an invitation is not accepted by activating the person, and ends when they are deactivated', async () => {
  const [{ id }] = (await call('GET', '/staff?status=invited')).body.items;
  expect((await call('PUT', `/staff/status/${id}`, { status: 'active' })).body.status).toBe('invited');
  expect((await call('PUT', `/staff/status/${id}`, { status: 'inactive' })).body.status).toBe('inactive');
  const { rows } = await inTenant(test.database, fresh, (tx) =>
    tx.execute(sql`select 1 from one_time_tokens where user_id = ${id}`),
  );
  expect(rows).toEqual([]);
  expect((await call('PUT', `/staff/status/${id}`, { status: 'active' })).body.status).toBe('invited');
});

it.each([
  ['roleId', { roleId: '01a1fa07-daa9-769b-9439-8044009a11d1' }],
  ['email', { email: 'a@x.test,b@y.test' }],
  ['joiningDate', { joiningDate: '2026-02-30' }],
  ['joiningDate', { joiningDate: '0000-01-01' }],
  ['status', { status: 'active' }],
  ['name', { name: ' ' }],
])('an invalid invitation is refused, and the field is named: %s', async (field, given) => {
  const body = { name: 'New', email: 'new@fresh.test', roleId: roles.get('Cashier'), ...given };
  const reply = await call('POST', '/staff', body);
  expect([reply.status, reply.body.details[0].field]).toEqual([400, field]);
});

it('an invitation is either accepted or revoked when both happen at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, second } = await invite(`both-${round}@fresh.test`);
    const replies = await Promise.all([
      accept(second),
      call('PUT', `/staff/status/${id}`, { status: 'inactive' }),
    ]);
    expect(replies[1].status).toBe(200);
    expect([200, 401, 410]).toContain(replies[0].status);
    expect((await read(id)).status).toBe('inactive');
    expect((await accept(second)).body.code).toBe('LINK_EXPIRED');
  }
});
