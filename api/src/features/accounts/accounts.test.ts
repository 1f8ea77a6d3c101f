import { eq, inArray } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { createCustomer, createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { linkTo, mailsTo, tokenTo } from '../../testing/mailbox.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { customers } from '../customers/customers.table.ts';
import { staff } from '../staff/staff.table.ts';
import { oneTimeTokens, platformOneTimeTokens } from './accounts.table.ts';
import { newOneTimeToken } from './accounts.tokens.service.ts';

const password = 'correct horse battery';
const next = 'another horse battery';
const store = 'fresh.localhost';
let test: TestApp;
let fresh: string;
beforeAll(async () => {
  test = await startTestApp({ config: { PUBLIC_URL: 'https://larder.example:8443' } });
  fresh = await createStore(test.database, 'fresh');
  await createStore(test.database, 'bakehouse');
});
afterAll(() => test.close());

const post = (host: string, path: string, body?: unknown, headers = {}) =>
  test.call(host, 'POST', `/api${path}`, { body, headers });
const forgot = (host: string, email: string, loginType?: string) =>
  post(host, '/auth/forgot-password', { email, ...(loginType && { loginType }) });
const reset = (host: string, token: string, chosen = next) =>
  post(host, '/auth/reset-password', { token, password: chosen });
const verify = (host: string, token: string) => test.call(host, 'GET', '/api/auth/verify', { token });
const expireAll = () =>
  inTenant(test.database, fresh, (tx) =>
    tx.update(oneTimeTokens).set({ expiresAt: new Date(Date.now() - 1) }),
  );

describe('a forgotten password', () => {
  it.each([
    ['shopper', store, '/customer/login', undefined, 'https://fresh.localhost:8443/auth/reset-password'],
    ['owner', store, '/admin/login', 'tenantAdmin', 'https://fresh.localhost:8443/admin/auth/reset-password'],
    [
      'operator',
      'localhost',
      '/platform/admin/login',
      undefined,
      'https://localhost:8443/platform-admin/auth/reset-password',
    ],
  ])('of a %s is replaced by the link of a mail', async (who, host, login, loginType, page) => {
    const email = `${who}@reset.test`;
    if (who === 'shopper') await createCustomer(test.database, fresh, { email, password });
    if (who === 'owner') await createStaff(test.database, fresh, 'owner', { email, password });
    if (who === 'operator') await createPlatformUser(test.database, { email, password });
    expect(await forgot(host, email, loginType)).toMatchObject({ status: 200, body: { success: true } });
    const link = await linkTo(test.database, email);
    expect(link.origin + link.pathname).toBe(page);
    const token = link.searchParams.get('token')!;
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect((await reset(host, token)).body).toEqual({ success: true });
    expect((await post(host, login, { email, password })).body.code).toBe('INVALID_CREDENTIALS');
    expect((await post(host, login, { email, password: next })).status).toBe(200);
    const [told] = await mailsTo(test.database, email);
    expect(told).toMatchObject({ kind: 'password_changed' });
  });

  it('of an operator is requested on any host, and its link leads to the platform', async () => {
    const { email } = await createPlatformUser(test.database, { password });
    await forgot(store, email, 'platformAdmin');
    expect((await linkTo(test.database, email)).hostname).toBe('localhost');
    expect((await reset(store, await tokenTo(test.database, email))).body.code).toBe('LINK_EXPIRED');
    expect((await reset('localhost', await tokenTo(test.database, email))).status).toBe(200);
  });

  it.each(['evil.example', 'fresh.localhost.evil.example', 'fresh.localhost:80@evil.example'])(
    'never has a link to an unconfirmed host: %s',
    async (host) => {
      const { email } = await createCustomer(test.database, fresh, { password });
      expect((await forgot(host, email)).status).toBe(404);
      await post(
        store,
        '/auth/forgot-password',
        { email },
        { 'x-forwarded-host': host, origin: `http://${store}` },
      );
      expect((await linkTo(test.database, email)).host).toBe('fresh.localhost:8443');
    },
  );

  it('has a link without the request’s port and letter case', async () => {
    const { email } = await createCustomer(test.database, fresh, { password });
    await forgot('FRESH.localhost.:31337', email);
    expect((await linkTo(test.database, email)).host).toBe('fresh.localhost:8443');
  });

  it('gets the same reply for unknown and blocked accounts, and nothing is written', async () => {
    const blocked = await createCustomer(test.database, fresh, { password });
    await inTenant(test.database, fresh, (tx) =>
      tx.update(customers).set({ status: 'blocked' }).where(eq(customers.id, blocked.id)),
    );
    for (const [host, email, loginType] of [
      [store, 'nobody@fresh.test', undefined],
      [store, blocked.email, undefined],
      [store, blocked.email, 'tenantAdmin'],
      ['localhost', blocked.email, 'customer'],
      ['bakehouse.localhost', blocked.email, undefined],
    ] as const) {
      expect(await forgot(host, email, loginType)).toMatchObject({ status: 200, body: { success: true } });
      expect(await mailsTo(test.database, email)).toEqual([]);
    }
  });

  it('confirms the address of the shopper who opened its link', async () => {
    const { id, email } = await createCustomer(test.database, fresh, { password });
    await forgot(store, email);
    await reset(store, await tokenTo(test.database, email));
    const [row] = await inTenant(test.database, fresh, (tx) =>
      tx.select({ at: customers.emailVerifiedAt }).from(customers).where(eq(customers.id, id)),
    );
    expect(row?.at).toBeInstanceOf(Date);
  });
});

describe('the link of a password mail', () => {
  const newLink = async () => {
    const { email } = await createCustomer(test.database, fresh, { password });
    await forgot(store, email);
    return { email, token: await tokenTo(test.database, email) };
  };

  it('works once under concurrent attempts', async () => {
    const { token } = await newLink();
    const replies = await Promise.all(Array.from({ length: 12 }, () => reset(store, token)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(11).fill(410)]);
    expect((await reset(store, token)).body.code).toBe('LINK_EXPIRED');
  });

  it('makes the earlier link invalid', async () => {
    const { email, token } = await newLink();
    await forgot(store, email);
    expect((await reset(store, token)).body.code).toBe('LINK_EXPIRED');
    expect((await reset(store, await tokenTo(test.database, email))).status).toBe(200);
  });

  it('is the only valid one after concurrent requests', async () => {
    const { id, email } = await createCustomer(test.database, fresh, { password });
    await Promise.all(Array.from({ length: 6 }, () => forgot(store, email)));
    const rows = await inTenant(test.database, fresh, (tx) =>
      tx.select({ id: oneTimeTokens.id }).from(oneTimeTokens).where(eq(oneTimeTokens.userId, id)),
    );
    expect(rows).toHaveLength(1);
  });

  it('expires after an hour', async () => {
    const { token } = await newLink();
    await expireAll();
    expect((await reset(store, token)).body.code).toBe('LINK_EXPIRED');
  });

  it('works for its own store and purpose only, and made-up ones never work', async () => {
    const { token } = await newLink();
    expect((await reset('bakehouse.localhost', token)).body.code).toBe('LINK_EXPIRED');
    expect((await reset('localhost', token)).body.code).toBe('LINK_EXPIRED');
    expect((await post(store, '/auth/verify-email', { token })).body.code).toBe('LINK_EXPIRED');
    const accept = { token, password: next };
    expect((await post(store, '/auth/accept-invitation', accept)).body.code).toBe('LINK_EXPIRED');
    for (const made of ['x', token.slice(0, -1), `${token}x`, `${token} `]) {
      expect((await reset(store, made)).body.code).toBe('LINK_EXPIRED');
    }
    expect((await reset(store, token, 'short')).body.code).toBe('VALIDATION');
    expect((await reset(store, token)).status).toBe(200);
  });

  it('is stored as a hash only', async () => {
    const { token } = await newLink();
    const rows = [
      ...(await inTenant(test.database, fresh, (tx) => tx.select().from(oneTimeTokens))),
      ...(await onPlatform(test.database, (tx) => tx.select().from(platformOneTimeTokens))),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('an invitation', () => {
  const invite = async () => {
    const { id, email } = await createStaff(test.database, fresh, ['read_orders'], { name: 'Invited' });
    const token = await inTenant(test.database, fresh, async (tx) => {
      await tx.update(staff).set({ status: 'invited', passwordHash: null }).where(eq(staff.id, id));
      return newOneTimeToken(tx, { tenantId: fresh, kind: 'staff', userId: id, purpose: 'invitation' });
    });
    return { id, email, token };
  };
  const accept = (body: object, host = store) => post(host, '/auth/accept-invitation', body);

  it('lets a colleague join with the password they choose', async () => {
    const { email, token } = await invite();
    expect((await post(store, '/admin/login', { email, password })).status).toBe(401);
    const { status, body } = await accept({ token, password, name: 'Iris' });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ name: 'Iris', email, role: 'ADMIN', permissions: ['read_orders'] });
    expect((await verify(store, body.token)).status).toBe(200);
    expect((await post(store, '/admin/login', { email, password })).status).toBe(200);
    expect((await accept({ token, password })).body.code).toBe('LINK_EXPIRED');
  });

  it('and a colleague’s new password are in the audit log; a shopper’s password is not', async () => {
    const { id, email, token } = await invite();
    await accept({ token, password });
    await forgot(store, email, 'tenantAdmin');
    await reset(store, await tokenTo(test.database, email));
    const shopper = await createCustomer(test.database, fresh, { password });
    await forgot(store, shopper.email);
    await reset(store, await tokenTo(test.database, shopper.email));
    const acts = await onPlatform(test.database, (tx) =>
      tx
        .select({ action: auditLog.action, actorName: auditLog.actorName, kind: auditLog.actorKind })
        .from(auditLog)
        .where(inArray(auditLog.actorId, [id, shopper.id])),
    );
    expect(acts).toEqual([
      { action: 'accounts.accept-invitation', actorName: email, kind: 'staff' },
      { action: 'sessions.sign-in', actorName: email, kind: 'staff' },
      { action: 'accounts.reset-password', actorName: email, kind: 'staff' },
    ]);
  });

  it('is accepted once under concurrent attempts', async () => {
    const { token } = await invite();
    const replies = await Promise.all(Array.from({ length: 6 }, () => accept({ token, password })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410, 410]);
  });

  it('is invalid after the colleague was removed, and in another store', async () => {
    const { id, token } = await invite();
    expect((await accept({ token, password }, 'bakehouse.localhost')).body.code).toBe('LINK_EXPIRED');
    await inTenant(test.database, fresh, (tx) =>
      tx.update(staff).set({ status: 'inactive' }).where(eq(staff.id, id)),
    );
    expect((await accept({ token, password })).body.code).toBe('LINK_EXPIRED');
  });

  it('cannot be replaced by a link for a new password', async () => {
    const { email } = await invite();
    await forgot(store, email, 'tenantAdmin');
    expect(await mailsTo(test.database, email)).toEqual([]);
  });
});
