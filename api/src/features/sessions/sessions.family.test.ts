import { eq } from 'drizzle-orm';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { createCustomer, createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { tokenTo } from '../../testing/mailbox.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { customers } from '../customers/customers.table.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import { staff } from '../staff/staff.table.ts';

const password = 'correct horse battery';
const next = 'another horse battery';
const store = 'fresh.localhost';
let test: TestApp;
let fresh: string;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
});
afterAll(() => test.close());

const post = (host: string, path: string, body?: unknown, token?: string) =>
  test.call(host, 'POST', `/api${path}`, { body, token });

const kinds = {
  shopper: {
    host: store,
    login: '/customer/login',
    loginType: 'customer',
    make: () => createCustomer(test.database, fresh, { password }),
    setActive: (id: string, active: boolean) =>
      inTenant(test.database, fresh, (tx) =>
        tx
          .update(customers)
          .set({ status: active ? 'active' : 'blocked' })
          .where(eq(customers.id, id)),
      ),
  },
  colleague: {
    host: store,
    login: '/admin/login',
    loginType: 'tenantAdmin',
    make: () => createStaff(test.database, fresh, [], { password }),
    setActive: (id: string, active: boolean) =>
      inTenant(test.database, fresh, (tx) =>
        tx
          .update(staff)
          .set({ status: active ? 'active' : 'inactive' })
          .where(eq(staff.id, id)),
      ),
  },
  operator: {
    host: 'localhost',
    login: '/platform/admin/login',
    loginType: 'platformAdmin',
    make: () => createPlatformUser(test.database, { password }),
    setActive: (id: string, active: boolean) =>
      onPlatform(test.database, (tx) =>
        tx
          .update(platformUsers)
          .set({ status: active ? 'active' : 'inactive' })
          .where(eq(platformUsers.id, id)),
      ),
  },
};

/** Signs a person in twice: here, and there with a token that was refreshed. */
async function signedInTwice(kind: keyof typeof kinds) {
  const { host, login, loginType, make, setActive } = kinds[kind];
  const { id, email } = await make();
  const signIn = async () => (await post(host, login, { email, password })).body;
  const [here, first] = [await signIn(), await signIn()];
  const there = (await post(host, '/auth/refresh', { refresh_token: first.refreshToken })).body;
  const alive = async () => {
    const tokens: [string, string][] = [
      [here.token, here.refreshToken],
      [there.access_token, there.refresh_token],
    ];
    const replies = await Promise.all(
      tokens.flatMap(([token, refresh_token]) => [
        test.call(host, 'GET', '/api/auth/verify', { token }),
        post(host, '/auth/refresh', { refresh_token }),
      ]),
    );
    return replies.map(({ status, body }) => body.code ?? status);
  };
  return { id, email, host, login, loginType, here, there, alive, setActive };
}

const dead = Array(4).fill('SESSION_ENDED');

describe.each(['shopper', 'colleague', 'operator'] as const)('the sessions of a %s', (kind) => {
  it('all end when a forgotten password is replaced', async () => {
    const { email, host, loginType, alive } = await signedInTwice(kind);
    await post(host, '/auth/forgot-password', { email, loginType });
    const token = await tokenTo(test.database, email);
    expect((await post(host, '/auth/reset-password', { token, password: next })).status).toBe(200);
    expect(await alive()).toEqual(dead);
  });

  it('all end when the password is changed, except the new one; older links end as well', async () => {
    const { email, host, loginType, here, alive } = await signedInTwice(kind);
    await post(host, '/auth/forgot-password', { email, loginType });
    const link = await tokenTo(test.database, email);
    const { body } = await test.call(host, 'PUT', '/api/auth/change-password', {
      token: here.token,
      body: { currentPassword: password, newPassword: next },
    });
    expect(await alive()).toEqual(dead);
    expect((await post(host, '/auth/refresh', { refresh_token: body.refreshToken })).status).toBe(200);
    const late = await post(host, '/auth/reset-password', { token: link, password });
    expect(late.body.code).toBe('LINK_EXPIRED');
  });

  it('end one by one at sign-out', async () => {
    const { host, here, there } = await signedInTwice(kind);
    await post(host, '/auth/logout', undefined, here.token);
    const refresh = (refresh_token: string) => post(host, '/auth/refresh', { refresh_token });
    expect((await refresh(here.refreshToken)).body.code).toBe('SESSION_ENDED');
    expect((await refresh(there.refresh_token)).status).toBe(200);
  });

  it('all end at a sign-out everywhere', async () => {
    const { host, here, alive } = await signedInTwice(kind);
    expect((await post(host, '/auth/logout-everywhere', undefined, here.token)).status).toBe(200);
    expect(await alive()).toEqual(dead);
  });

  it('end 90 days after the sign-in, however often they are renewed', async () => {
    const { id, host, here, there } = await signedInTwice(kind);
    const refresh = (refresh_token: string) => post(host, '/auth/refresh', { refresh_token });
    const table = kind === 'operator' ? 'platform_sessions' : 'sessions';
    const age = (days: number) =>
      test.database.pool.query(
        `begin; set local app.tenant_id = '${fresh}';
         update ${table} set created_at = now() - interval '${days} days' where user_id = '${id}'; commit`,
      );
    await age(89);
    expect((await refresh(here.refreshToken)).status).toBe(200);
    await age(91);
    expect((await refresh(there.refresh_token)).body.code).toBe('SESSION_ENDED');
  });

  it('end when the account is blocked, and stay ended when it is unblocked', async () => {
    const { id, host, login, email, alive, setActive } = await signedInTwice(kind);
    await setActive(id, false);
    expect(await alive()).toEqual(dead);
    expect((await post(host, login, { email, password })).body.code).toBe('INVALID_CREDENTIALS');
    await setActive(id, true);
    expect(await alive()).toEqual(dead);
    expect((await post(host, login, { email, password })).status).toBe(200);
  });
});

it('a session cannot be opened with a password that is replaced during its check', async () => {
  const { email, host, alive } = await signedInTwice('shopper');
  await post(host, '/auth/forgot-password', { email });
  const token = await tokenTo(test.database, email);
  const attempts = Array.from({ length: 12 }, () => post(host, '/customer/login', { email, password }));
  const reset = post(host, '/auth/reset-password', { token, password: next });
  const [signIns] = [await Promise.all(attempts), await reset];
  expect(await alive()).toEqual(dead);
  for (const { status, body } of signIns) {
    if (status !== 200) continue;
    const reply = await test.call(host, 'GET', '/api/auth/verify', { token: body.token });
    expect(reply.body.code).toBe('SESSION_ENDED');
  }
});
