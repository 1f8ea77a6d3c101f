import { and, desc, eq } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { createStaff } from '../../testing/actors.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import type { ProviderWorld } from '../../testing/provider-world.ts';
import { freshHost as host, startProviderWorld } from '../../testing/provider-world.ts';
import { password } from '../../testing/second-step.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { sessions } from '../sessions/sessions.table.ts';

let world: ProviderWorld;
let test: TestApp;
beforeAll(async () => {
  world = await startProviderWorld();
  test = world.test;
});
afterAll(() => world.close());
beforeEach(() => world.save());

const call = (method: 'GET' | 'POST', path: string, token: string, body?: object) =>
  test.call(host, method, `/api${path}`, { token, ...(method === 'POST' && { body: body ?? {} }) });
const identities = async (token: string) => (await call('GET', '/auth/identities', token)).body;
const isIn = async (token: string) => (await call('GET', '/auth/verify', token)).status === 200;
const unlinks = () =>
  onPlatform(test.database, (tx) =>
    tx
      .select({ actor: auditLog.actorName, details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.tenantId, world.fresh), eq(auditLog.action, 'sign-in-provider.unlink')))
      .orderBy(desc(auditLog.createdAt)),
  );

it('a colleague unlinks their account at the provider, and stays signed in only in this session', async () => {
  const { sam, account } = await world.colleague();
  expect(await identities(sam.token)).toEqual({ identities: [], removable: true });
  const { body: entered } = await world.enter(account);
  const { identities: own, removable } = await identities(sam.token);
  expect([own, removable]).toMatchObject([[{ label: expect.any(String), issuer: expect.any(String) }], true]);
  const path = `/auth/identities/${own[0].id}/remove`;
  const { sam: other } = await world.colleague();
  expect((await call('POST', path, other.token)).status).toBe(404);
  await inTenant(test.database, world.fresh, (tx) =>
    tx
      .update(sessions)
      .set({ createdAt: new Date(0) })
      .where(eq(sessions.userId, sam.id)),
  );
  expect((await call('POST', path, sam.token)).body.code).toBe('PASSWORD_NEEDED');
  expect((await call('POST', path, sam.token, { password: 'not the one' })).body.code).toBe('PASSWORD_WRONG');
  expect((await call('POST', path, sam.token, { password })).status).toBe(200);
  expect([await isIn(sam.token), await isIn(entered.token)]).toEqual([true, false]);
  expect(await identities(sam.token)).toEqual({ identities: [], removable: true });
  expect((await unlinks())[0]).toMatchObject({ actor: sam.email, details: { staffId: sam.id } });
});

it('the last way in is not taken: neither without a password nor where the provider is the only way', async () => {
  const { body: roles } = await call('GET', '/roles', world.olive.token);
  const newRoleId = roles.find(({ name }: { name: string }) => name !== 'Owner').id;
  await world.save({ newRoleId });
  const known = { sub: 'nina', email: 'nina@fresh.test', email_verified: true };
  const { body: nina } = await world.enter(known);
  const own = await identities(nina.token);
  expect(own.removable).toBe(false);
  const refused = await call('POST', `/auth/identities/${own.identities[0].id}/remove`, nina.token);
  expect(refused.body.code).toBe('LAST_WAY_IN');
  const { sam, account } = await world.colleague();
  await world.save({ providerOnly: true });
  await world.enter(account);
  const unlink = (id: string) => call('POST', `/staff/${id}/identities/remove`, world.olive.token);
  expect((await unlink(nina.user.id)).body.code).toBe('LAST_WAY_IN');
  expect((await unlink(sam.id)).body.code).toBe('LAST_WAY_IN');
  const back = await world.enter({ ...known, email: 'married@fresh.test' });
  expect(back.body.user.id).toBe(nina.user.id);
});

it('a colleague who may change staff unlinks somebody who was bound to the wrong account', async () => {
  const { sam, account } = await world.colleague();
  await world.enter(account);
  const member = async () => (await call('GET', `/staff/${sam.id}`, world.olive.token)).body;
  expect((await member()).hasIdentity).toBe(true);
  const path = `/staff/${sam.id}/identities/remove`;
  const reader = await createStaff(test.database, world.fresh, ['read_staff']);
  expect((await call('POST', path, reader.token)).status).toBe(403);
  expect((await call('POST', path, world.olive.token)).status).toBe(200);
  expect((await member()).hasIdentity).toBe(false);
  expect(await isIn(sam.token)).toBe(false);
  expect((await unlinks())[0]).toMatchObject({ actor: world.olive.email, details: { staffId: sam.id } });
  const [mail] = await mailsTo(test.database, sam.email);
  expect(mail).toMatchObject({ kind: 'identity_removed' });
  expect(mail?.body).toContain('/admin/auth/forgot-password');
  expect((await call('POST', path, world.olive.token)).status).toBe(404);
  // The account at the provider that has the address is the right one.
  expect((await world.enter({ ...account, sub: 'the right one' })).body.user.id).toBe(sam.id);
});

it('before the provider becomes the only way it is said how many people that signs out', async () => {
  const asked = async () => (await call('GET', '/sign-in-provider', world.olive.token)).body.signedOut;
  const before = await asked();
  await world.colleague();
  await world.colleague('owner');
  expect(await asked()).toBe(before + 1);
  await world.save({ providerOnly: true });
  expect(await asked()).toBe(0);
});
