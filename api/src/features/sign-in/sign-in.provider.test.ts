import { and, eq } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { tenantDomains } from '../../platform/tenancy/tenants.table.ts';
import type { Account } from '../../testing/issuer.ts';
import { startIssuer } from '../../testing/issuer.ts';
import { tokenTo } from '../../testing/mailbox.ts';
import type { ProviderWorld } from '../../testing/provider-world.ts';
import { freshHost as host, startProviderWorld } from '../../testing/provider-world.ts';
import { addApp, password } from '../../testing/second-step.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { staff } from '../staff/staff.table.ts';

let world: ProviderWorld;
let test: TestApp;
beforeAll(async () => {
  world = await startProviderWorld();
  test = world.test;
});
afterAll(() => world.close());
beforeEach(() => world.save());

const typePassword = (email: string) =>
  test.call(host, 'POST', '/api/admin/login', { body: { email, password } });

it('a colleague signs in at the store’s provider, and gets the session that a password gives', async () => {
  const { sam, account } = await world.colleague();
  const { status, body } = await world.enter(account);
  expect([status, body.user?.email]).toEqual([200, sam.email]);
  const verify = await test.call(host, 'GET', '/api/auth/verify', { token: body.token });
  expect(verify.body.user).toMatchObject({ email: sam.email, role: 'ADMIN' });
  const acts = await onPlatform(test.database, (tx) =>
    tx
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.tenantId, world.fresh), eq(auditLog.actorName, sam.email))),
  );
  expect(acts.map(({ action }) => action)).toEqual(['sessions.sign-in', 'sign-in-provider.link']);
});

it('a known colleague is found by the provider’s id, whatever their address is now', async () => {
  const { sam, account } = await world.colleague();
  await world.enter(account);
  const { body } = await world.enter({ ...account, email: 'married@fresh.test' });
  expect(body.user.id).toBe(sam.id);
});

it('an address that the provider gave to somebody else does not open the account of who had it before', async () => {
  const { account } = await world.colleague();
  await world.enter(account);
  const other = await world.enter({ ...account, sub: 'somebody-else' });
  expect([other.status, other.body.code]).toEqual([409, 'PROVIDER_NO_ACCOUNT']);
});

it.each([
  ['an address that was not verified', { email_verified: false }, 'PROVIDER_EMAIL'],
  ['no address', { email: undefined }, 'PROVIDER_EMAIL'],
  ['an address of another domain', { email: 'sam@elsewhere.test' }, 'PROVIDER_EMAIL'],
  ['an address of a domain that ends alike', { email: 'sam@not-fresh.test' }, 'PROVIDER_EMAIL'],
  ['an address that nobody has here', { email: 'nobody@fresh.test' }, 'PROVIDER_NO_ACCOUNT'],
])('an account at the provider with %s does not get in', async (_what, change, code) => {
  const { account } = await world.colleague();
  const { status, body } = await world.enter({ ...account, ...change } as Account);
  expect([status, body.code, body.token]).toEqual([409, code, undefined]);
});

it('a colleague who was deactivated does not get in', async () => {
  const { sam, account } = await world.colleague();
  await world.enter(account);
  const body = { status: 'inactive' };
  await test.call(host, 'PUT', `/api/staff/status/${sam.id}`, { token: world.olive.token, body });
  expect((await world.enter(account)).body.code).toBe('PROVIDER_NO_ACCOUNT');
});

it('a sign-in at the provider comes back to a store’s own domain', async () => {
  const domain = 'fresh.example';
  await onPlatform(test.database, (tx) =>
    tx.insert(tenantDomains).values({ domain, tenantId: world.fresh, verified: true }),
  );
  const { searchParams } = new URL(await world.begin(world.visitor(domain)));
  expect(searchParams.get('redirect_uri')).toBe(`https://${domain}/admin/auth/provider`);
});

it('a provider that does not answer is named as the cause', async () => {
  const gone = await startIssuer([]);
  await gone.close();
  await world.save({ issuer: gone.url });
  const { status, body } = await world.visitor().post('/api/auth/sign-in-provider/begin');
  expect([status, body.code]).toEqual([502, 'PROVIDER_DOWN']);
});

it('people whom nobody has invited get the role that the store has chosen', async () => {
  await world.colleague();
  const { body: roles } = await test.call(host, 'GET', '/api/roles', { token: world.olive.token });
  const role = roles.find(({ name }: { name: string }) => name !== 'Owner');
  await world.save({ newRoleId: role.id });
  const nina = { sub: 'nina', email: 'Nina@Fresh.test', email_verified: true, name: 'Nina  New' };
  const { body } = await world.enter(nina);
  expect(body.user).toMatchObject({ name: 'Nina New', email: 'nina@fresh.test' });
  const { body: row } = await test.call(host, 'GET', `/api/staff/${body.user.id}`, {
    token: world.olive.token,
  });
  expect(row).toMatchObject({ role: { id: role.id }, status: 'active' });
});

it('an invitation is accepted by signing in at the provider', async () => {
  const { body: own } = await test.call(host, 'GET', `/api/staff/${world.olive.id}`, {
    token: world.olive.token,
  });
  const body = { name: 'Ivo', email: 'ivo@fresh.test', roleId: own.role.id };
  const { body: ivo } = await test.call(host, 'POST', '/api/staff', { body, token: world.olive.token });
  const link = await tokenTo(test.database, body.email);
  const account = { sub: 'ivo', email: body.email, email_verified: true };
  expect((await world.enter(account)).body.user.id).toBe(ivo.id);
  const late = await test.call(host, 'POST', '/api/auth/accept-invitation', {
    body: { token: link, password },
  });
  expect(late.body.code).toBe('LINK_EXPIRED');
});

describe('the second step of a sign-in', () => {
  it('follows the provider as it follows the password', async () => {
    const { sam, account } = await world.colleague();
    await addApp(test, host, sam.token);
    const { status, body } = await world.enter(account);
    expect([status, body.secondFactor?.ways, body.token]).toEqual([202, ['totp', 'recovery'], undefined]);
  });

  it('is left out where the store says that its provider asks for one', async () => {
    const { sam, account } = await world.colleague();
    await addApp(test, host, sam.token);
    await world.save({ replacesSecondFactor: true });
    expect((await world.enter(account)).status).toBe(200);
    expect((await typePassword(sam.email)).status).toBe(202);
  });
});

describe('where the provider is the only way', () => {
  it('passwords and their sessions end, except those of owners', async () => {
    const { sam, account } = await world.colleague();
    const other = await world.colleague('owner');
    await world.save({ providerOnly: true });
    const isIn = async (token: string) =>
      (await test.call(host, 'GET', '/api/auth/verify', { token })).status === 200;
    expect([await isIn(sam.token), await isIn(other.sam.token), await isIn(world.olive.token)]).toEqual([
      false,
      true,
      true,
    ]);
    expect((await typePassword(sam.email)).body.code).toBe('PROVIDER_ONLY');
    expect((await typePassword(world.olive.email)).status).toBe(200);
    expect((await world.enter(account)).status).toBe(200);
  });

  it('an invitation is no way around it', async () => {
    const { sam } = await world.colleague();
    const roleId = await inTenant(test.database, world.fresh, async (tx) => {
      const [row] = await tx.select({ roleId: staff.roleId }).from(staff).where(eq(staff.id, sam.id));
      return row?.roleId;
    });
    await world.save({ providerOnly: true });
    const body = { name: 'Uma', email: 'uma@fresh.test', roleId };
    await test.call(host, 'POST', '/api/staff', { body, token: world.olive.token });
    const token = await tokenTo(test.database, body.email);
    const joined = await test.call(host, 'POST', '/api/auth/accept-invitation', {
      body: { token, password },
    });
    expect(joined.body.code).toBe('PROVIDER_ONLY');
  });
});
