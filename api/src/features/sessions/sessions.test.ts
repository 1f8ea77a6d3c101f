import { eq } from 'drizzle-orm';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { createCustomer, createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { customers } from '../customers/customers.table.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import { staff } from '../staff/staff.table.ts';
import { platformSessions, sessions } from './sessions.table.ts';

const password = 'correct horse battery';
let test: TestApp;
let fresh: string;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  await createStore(test.database, 'bakehouse');
  await createCustomer(test.database, fresh, { name: 'Ann', email: 'ann@fresh.test', password });
  await createStaff(test.database, fresh, 'owner', { name: 'Olga', email: 'owner@fresh.test', password });
  await createStaff(test.database, fresh, ['read_orders'], { email: 'cashier@fresh.test', password });
  await createPlatformUser(test.database, { email: 'platform@larder.test', password });
});
afterAll(() => test.close());

const post = (host: string, path: string, body?: unknown, token?: string) =>
  test.call(host, 'POST', `/api${path}`, { body, token });
const verify = (host: string, token: string) => test.call(host, 'GET', '/api/auth/verify', { token });
const ann = { email: 'ann@fresh.test', password };
const store = 'fresh.localhost';

describe('signing in', () => {
  it('returns a shopper’s session and data', async () => {
    const { status, body } = await post(store, '/customer/login', { ...ann, email: ' Ann@Fresh.test ' });
    expect(status).toBe(200);
    expect(body.user).toEqual({
      id: expect.any(String),
      name: 'Ann',
      email: 'ann@fresh.test',
      image: null,
      role: 'CUSTOMER',
      tenantId: fresh,
      permissions: [],
    });
    expect((await verify(store, body.token)).body).toEqual({ user: body.user });
  });

  it('returns staff with the permissions of their role', async () => {
    const owner = await post(store, '/admin/login', { email: 'owner@fresh.test', password });
    expect(owner.body.user).toMatchObject({
      role: 'TENANT_ADMIN',
      permissions: expect.arrayContaining(['write_settings']),
    });
    const cashier = await post(store, '/admin/login', { email: 'cashier@fresh.test', password });
    expect(cashier.body.user).toMatchObject({ role: 'ADMIN', permissions: ['read_orders'], tenantId: fresh });
    const [row] = await inTenant(test.database, fresh, (tx) =>
      tx.select({ at: staff.lastLoginAt }).from(staff).where(eq(staff.email, 'owner@fresh.test')),
    );
    expect(row?.at).toBeInstanceOf(Date);
  });

  it.each(['localhost', store])('works for a platform user on %s', async (host) => {
    const { status, body } = await post(host, '/platform/admin/login', {
      email: 'platform@larder.test',
      password,
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ role: 'PLATFORM_ADMIN', tenantId: null });
    expect((await verify(store, body.token)).status).toBe(200);
  });

  it('uses the host’s login type when none is given', async () => {
    expect((await post(store, '/auth/login', ann)).body.user.role).toBe('CUSTOMER');
    const platform = await post('localhost', '/auth/login', { email: 'platform@larder.test', password });
    expect(platform.body.user.role).toBe('PLATFORM_ADMIN');
    expect((await post('localhost', '/auth/login', ann)).body.code).toBe('INVALID_CREDENTIALS');
  });

  it.each([
    ['a wrong password', store, '/customer/login', { ...ann, password: 'wrong horse battery' }],
    ['an unknown address', store, '/customer/login', { ...ann, email: 'nobody@fresh.test' }],
    ['a shopper of another store', 'bakehouse.localhost', '/customer/login', ann],
    ['a shopper at the sign-in of staff', store, '/admin/login', ann],
    ['staff at the sign-in of shoppers', store, '/customer/login', { email: 'owner@fresh.test', password }],
    [
      'an owner at the sign-in of the platform',
      'localhost',
      '/platform/admin/login',
      { email: 'owner@fresh.test', password },
    ],
  ])('answers %s with INVALID_CREDENTIALS', async (_who, host, path, body) => {
    const reply = await post(host, path, body);
    expect(reply.status).toBe(401);
    expect(reply.body).toEqual({
      code: 'INVALID_CREDENTIALS',
      message: expect.any(String),
      requestId: expect.any(String),
    });
  });

  it('names the invalid fields', async () => {
    const { status, body } = await post(store, '/customer/login', { email: 7, isAdmin: true });
    expect(status).toBe(400);
    expect(body.code).toBe('VALIDATION');
    expect(body.details.map((detail: { field: string }) => detail.field)).toEqual([
      'email',
      'password',
      'isAdmin',
    ]);
    expect((await post(store, '/customer/login')).body.details[0].field).toBe('body');
  });

  it('as shopper or staff works on stores’ hosts only', async () => {
    expect((await post('localhost', '/customer/login', ann)).body.code).toBe('TENANT_REQUIRED');
    expect((await post('nobody.localhost', '/admin/login', ann)).body.code).toBe('TENANT_NOT_FOUND');
  });
});

describe('signing up', () => {
  const ben = { name: 'Ben', email: 'Ben@Fresh.test', password, phone: '+1 555', locale: 'de' };

  it('creates a shopper who is signed in', async () => {
    const { status, body } = await post(store, '/customer/signup', ben);
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ name: 'Ben', email: 'ben@fresh.test', role: 'CUSTOMER' });
    expect((await verify(store, body.token)).status).toBe(200);
    expect((await post(store, '/customer/login', { email: 'ben@fresh.test', password })).status).toBe(200);
  });

  it('accepts an address once per store', async () => {
    const again = await post(store, '/customer/signup', ben);
    expect(again.status).toBe(409);
    expect(again.body.code).toBe('EMAIL_TAKEN');
    expect((await post('bakehouse.localhost', '/customer/signup', ben)).status).toBe(201);
  });

  it('writes nothing when a field is invalid, and refuses unknown fields', async () => {
    const wrong = { ...ben, email: 'carl@fresh.test' };
    for (const body of [
      { ...wrong, password: 'short' },
      { ...wrong, role: 'ADMIN' },
      { ...wrong, email: 'no address' },
    ]) {
      expect((await post(store, '/customer/signup', body)).status).toBe(400);
    }
    const rows = await inTenant(test.database, fresh, (tx) =>
      tx.select({ id: customers.id }).from(customers).where(eq(customers.email, 'carl@fresh.test')),
    );
    expect(rows).toEqual([]);
  });
});

describe('a session', () => {
  const refresh = (token: string, host = store) => post(host, '/auth/refresh', { refresh_token: token });

  it.each([
    ['shopper', store, '/customer/login', ann],
    ['platform user', 'localhost', '/platform/admin/login', { email: 'platform@larder.test', password }],
  ])('of a %s is refreshed with a new token each time', async (_who, host, path, body) => {
    const first = await post(host, path, body);
    const second = await refresh(first.body.refreshToken, host);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.body.refreshToken);
    expect((await verify(host, second.body.access_token)).status).toBe(200);
    expect((await refresh(second.body.refresh_token, host)).status).toBe(200);
  });

  it.each([1, 3])(
    'ends for both sides when a refresh token is used again after %i refreshes',
    async (rounds) => {
      const { body } = await post(store, '/customer/login', ann);
      let [token, newest] = [body.token, body.refreshToken];
      for (let round = 0; round < rounds; round += 1) {
        const { access_token, refresh_token } = (await refresh(newest)).body;
        [token, newest] = [access_token, refresh_token];
      }
      expect((await refresh(body.refreshToken)).body.code).toBe('SESSION_ENDED');
      expect((await refresh(newest)).body.code).toBe('SESSION_ENDED');
      expect((await verify(store, token)).body.code).toBe('SESSION_ENDED');
    },
  );

  it('of a platform user also ends when a refresh token is used again', async () => {
    const { body } = await post('localhost', '/platform/admin/login', {
      email: 'platform@larder.test',
      password,
    });
    await refresh(body.refreshToken, 'localhost');
    expect((await refresh(body.refreshToken, 'localhost')).body.code).toBe('SESSION_ENDED');
    expect((await verify('localhost', body.token)).body.code).toBe('SESSION_ENDED');
  });

  it('is refreshed on its own host only, and with nothing but its refresh token', async () => {
    const { body } = await post(store, '/customer/login', ann);
    expect((await refresh(body.refreshToken, 'bakehouse.localhost')).status).toBe(401);
    expect((await refresh(body.refreshToken, 'localhost')).status).toBe(401);
    expect((await refresh(body.token.slice(0, 200))).status).toBe(401);
    expect((await refresh('x'.repeat(40))).body.code).toBe('SESSION_ENDED');
    expect((await verify(store, body.refreshToken)).body.code).toBe('UNAUTHORIZED');
    expect((await refresh(body.refreshToken)).status).toBe(200);
  });

  it('ends at once at the sign-out', async () => {
    const { body } = await post(store, '/customer/login', ann);
    expect((await post(store, '/auth/logout', undefined, body.token)).body).toEqual({ success: true });
    expect((await verify(store, body.token)).body.code).toBe('SESSION_ENDED');
    expect((await refresh(body.refreshToken)).body.code).toBe('SESSION_ENDED');
  });

  it('is refused in another store', async () => {
    const { body } = await post(store, '/customer/login', ann);
    const there = await verify('bakehouse.localhost', body.token);
    expect(there.status).toBe(403);
    expect(there.body.code).toBe('TENANT_MISMATCH');
  });

  it('ends when its user is blocked, who cannot sign in again', async () => {
    const carla = await post(store, '/customer/signup', {
      name: 'Carla',
      email: 'carla@fresh.test',
      password,
    });
    await inTenant(test.database, fresh, (tx) =>
      tx.update(customers).set({ status: 'blocked' }).where(eq(customers.email, 'carla@fresh.test')),
    );
    expect((await verify(store, carla.body.token)).body.code).toBe('SESSION_ENDED');
    expect((await refresh(carla.body.refreshToken)).body.code).toBe('SESSION_ENDED');
    const again = await post(store, '/customer/login', { email: 'carla@fresh.test', password });
    expect(again.body.code).toBe('INVALID_CREDENTIALS');
  });

  it('is refused to inactive staff and operators', async () => {
    await createStaff(test.database, fresh, ['read_orders'], { email: 'gone@fresh.test', password });
    await createPlatformUser(test.database, { email: 'gone@larder.test', password });
    await inTenant(test.database, fresh, (tx) =>
      tx.update(staff).set({ status: 'inactive' }).where(eq(staff.email, 'gone@fresh.test')),
    );
    await onPlatform(test.database, (tx) =>
      tx.update(platformUsers).set({ status: 'inactive' }).where(eq(platformUsers.email, 'gone@larder.test')),
    );
    expect((await post(store, '/admin/login', { email: 'gone@fresh.test', password })).status).toBe(401);
    expect((await post(store, '/platform/admin/login', { email: 'gone@larder.test', password })).status).toBe(
      401,
    );
  });

  it('has no token in the database', async () => {
    const { body } = await post(store, '/customer/login', ann);
    const secret = body.refreshToken.split('.')[2];
    const rows = await inTenant(test.database, fresh, (tx) =>
      tx.select({ hash: sessions.refreshHash }).from(sessions),
    );
    const platform = await onPlatform(test.database, (tx) =>
      tx.select({ hash: platformSessions.refreshHash }).from(platformSessions),
    );
    expect(JSON.stringify([...rows, ...platform])).not.toContain(secret);
  });
});
