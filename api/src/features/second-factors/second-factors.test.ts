import { eq } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createPlatformUser, createStaff } from '../../testing/actors.ts';
import { codeOf, wrongCodeOf } from '../../testing/authenticator.ts';
import { createStore } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { addApp as addAppTo, password } from '../../testing/second-step.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { recoveryCodes, secondFactors } from './second-factors.table.ts';

const host = 'fresh.localhost';
let test: TestApp;
let fresh: string;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
});
afterAll(() => test.close());

const send = (
  actor: Pick<Actor, 'token'>,
  path: string,
  body?: unknown,
  method: 'GET' | 'POST' | 'PUT' = 'POST',
) => test.call(host, method, `/api${path}`, { body, token: actor.token });
const lastMailTo = async (email: string) => (await mailsTo(test.database, email))[0]?.body;
const factorsOf = async (actor: Pick<Actor, 'token'>) =>
  (await send(actor, '/auth/second-factors', undefined, 'GET')).body;

const addApp = (actor: Pick<Actor, 'token'>) => addAppTo(test, host, actor.token);

const actsOf = (email: string) =>
  onPlatform(test.database, async (tx) => {
    const rows = await tx
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.actorName, email))
      .orderBy(auditLog.seq);
    return rows.map(({ action }) => action).filter((action) => action.startsWith('second-factors.'));
  });

describe('an authenticator app', () => {
  it('is added with the password and its first code, and comes with ten recovery codes', async () => {
    const sam = await createStaff(test.database, fresh, [], { password, email: 'sam@fresh.test' });
    expect(await factorsOf(sam)).toEqual({
      factors: [],
      recoveryCodes: 0,
      required: false,
      hasPassword: true,
    });
    const wrong = await send(sam, '/auth/second-factors/totp', { password: 'not the password' });
    expect(wrong.body.code).toBe('PASSWORD_WRONG');
    const { body: begun } = await send(sam, '/auth/second-factors/totp', { password });
    expect(begun.uri).toContain(`otpauth://totp/fresh:sam%40fresh.test?issuer=fresh&secret=${begun.secret}`);
    expect(begun.qr.path).toMatch(/^M4 4h1v1h-1z/);
    const confirm = { setup: begun.setup, name: 'My telephone' };
    const refused = await send(sam, '/auth/second-factors/totp/confirm', {
      ...{ ...confirm, code: wrongCodeOf(begun.secret) },
    });
    expect([refused.status, refused.body.code]).toEqual([400, 'CODE_WRONG']);
    expect((await factorsOf(sam)).factors).toEqual([]);
    const added = await send(sam, '/auth/second-factors/totp/confirm', {
      ...{ ...confirm, code: codeOf(begun.secret) },
    });
    expect(added.body.recoveryCodes).toHaveLength(10);
    expect(added.body.recoveryCodes[0]).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    expect(await factorsOf(sam)).toMatchObject({
      factors: [{ kind: 'totp', name: 'My telephone', host: null, lastUsedAt: null }],
      recoveryCodes: 10,
    });
    expect(await actsOf(sam.email)).toEqual(['second-factors.add']);
    expect(await lastMailTo(sam.email)).toContain('“My telephone”');
  });

  it('leaves neither its secret nor a recovery code in the database', async () => {
    const sam = await createStaff(test.database, fresh, [], { password });
    const { secret, codes } = await addApp(sam);
    const rows = await inTenant(test.database, fresh, async (tx) => [
      await tx.select().from(secondFactors),
      await tx.select().from(recoveryCodes),
    ]);
    const stored = JSON.stringify(rows);
    expect(stored).toContain(sam.id);
    expect(stored).not.toContain(secret);
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });

  it('of one person cannot be confirmed by another', async () => {
    const [sam, eve] = await Promise.all([
      createStaff(test.database, fresh, [], { password }),
      createStaff(test.database, fresh, [], { password }),
    ]);
    const { body } = await send(sam, '/auth/second-factors/totp', { password });
    const given = { setup: body.setup, code: codeOf(body.secret), name: 'Not mine' };
    expect((await send(eve, '/auth/second-factors/totp/confirm', given)).body.code).toBe('LINK_EXPIRED');
  });

  it('ends the other sessions of its owner when it is added and when it is removed', async () => {
    const sam = await createStaff(test.database, fresh, [], { password, email: 'two@fresh.test' });
    const signIn = () =>
      test.call(host, 'POST', '/api/admin/login', { body: { email: sam.email, password } });
    const other = (await signIn()).body;
    await addApp(sam);
    expect((await send(other, '/auth/second-factors', undefined, 'GET')).body.code).toBe('SESSION_ENDED');
    const [factor] = (await factorsOf(sam)).factors;
    const path = `/auth/second-factors/${factor.id}/remove`;
    expect((await send(sam, path, { password: 'wrong' })).body.code).toBe('PASSWORD_WRONG');
    expect((await send(sam, path, { password })).status).toBe(200);
    expect(await factorsOf(sam)).toMatchObject({ factors: [], recoveryCodes: 0 });
    expect((await signIn()).status).toBe(200);
    expect(await actsOf(sam.email)).toEqual(['second-factors.add', 'second-factors.remove']);
  });

  it('is nothing for a shopper', async () => {
    const ann = await createCustomer(test.database, fresh, { password });
    expect((await send(ann, '/auth/second-factors/totp', { password })).body.code).toBe(
      'ADMIN_ACCESS_DENIED',
    );
  });
});

it('new recovery codes replace those before', async () => {
  const sam = await createStaff(test.database, fresh, [], { password });
  const path = '/auth/second-factors/recovery-codes';
  expect((await send(sam, path, { password })).body.code).toBe('SECOND_FACTOR_NEEDED');
  const { codes } = await addApp(sam);
  const { body } = await send(sam, path, { password });
  expect(body.recoveryCodes).toHaveLength(10);
  expect(body.recoveryCodes).not.toEqual(expect.arrayContaining([codes[0]]));
  expect((await factorsOf(sam)).recoveryCodes).toBe(10);
});

describe('the requirement of a second factor', () => {
  const rule = '/second-factors/rule';

  it('is set by somebody who has one, and signs out everybody who has none', async () => {
    const store = await createStore(test.database, 'strict');
    const call = (actor: Actor, method: 'GET' | 'PUT', body?: unknown) =>
      test.call('strict.localhost', method, `/api${rule}`, { body, token: actor.token });
    const at = (actor: Actor, path: string, body?: unknown) =>
      test.call('strict.localhost', 'POST', `/api${path}`, { body, token: actor.token });
    const olga = await createStaff(test.database, store, 'owner', { password });
    const sam = await createStaff(test.database, store, ['read_staff'], { password });
    expect((await call(sam, 'GET')).body).toEqual({ required: false, version: 0 });
    expect((await call(sam, 'PUT', { required: true, version: 0 })).body.code).toBe('FORBIDDEN');
    expect((await call(olga, 'PUT', { required: true, version: 0 })).body.code).toBe('SECOND_FACTOR_NEEDED');
    const { body } = await at(olga, '/auth/second-factors/totp', { password });
    const given = { setup: body.setup, code: codeOf(body.secret), name: 'Telephone' };
    await at(olga, '/auth/second-factors/totp/confirm', given);
    expect((await call(olga, 'PUT', { required: true, version: 0 })).body).toEqual({
      ...{ required: true, version: 1 },
    });
    expect((await call(olga, 'PUT', { required: false, version: 0 })).body.code).toBe('VERSION_CONFLICT');
    expect((await call(sam, 'GET')).body.code).toBe('SESSION_ENDED');
    const own = await test.call('strict.localhost', 'GET', '/api/auth/second-factors', { token: olga.token });
    const [factor] = own.body.factors;
    const removed = await at(olga, `/auth/second-factors/${factor.id}/remove`, { password });
    expect(removed.body.code).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('of the platform is for operators alone', async () => {
    const pat = await createPlatformUser(test.database, { password });
    const olga = await createStaff(test.database, fresh, 'owner', { password });
    const path = '/platform/second-factors/rule';
    const body = { required: true, version: 0 };
    expect((await send(olga, path, body, 'PUT')).body.code).toBe('PLATFORM_ADMIN_REQUIRED');
    expect((await send(pat, path, body, 'PUT')).body.code).toBe('SECOND_FACTOR_NEEDED');
    await addApp(pat);
    expect((await send(pat, path, body, 'PUT')).body).toEqual({ required: true, version: 1 });
    expect((await send(olga, '/second-factors/rule', undefined, 'GET')).body.required).toBe(false);
    await send(pat, path, { required: false, version: 1 }, 'PUT');
  });
});

it('a colleague who may change staff can take the second factors from somebody who lost them', async () => {
  const olga = await createStaff(test.database, fresh, 'owner', { password, name: 'Olga' });
  const sam = await createStaff(test.database, fresh, ['write_staff', 'read_staff'], { password });
  await addApp(sam);
  await addApp(olga);
  const member = async () => (await send(olga, `/staff/${sam.id}`, undefined, 'GET')).body;
  expect((await member()).hasSecondFactor).toBe(true);
  const path = (actor: Actor) => `/staff/${actor.id}/second-factors/remove`;
  expect((await send(sam, path(olga))).body.code).toBe('PERMISSION_BEYOND');
  expect((await send(olga, path(sam))).status).toBe(200);
  expect((await member()).hasSecondFactor).toBe(false);
  expect((await send(sam, '/auth/second-factors', undefined, 'GET')).body.code).toBe('SESSION_ENDED');
  expect(await lastMailTo(sam.email)).toContain('Olga has removed');
  const again = await test.call(host, 'POST', '/api/admin/login', { body: { email: sam.email, password } });
  expect(again.status).toBe(200);
});
