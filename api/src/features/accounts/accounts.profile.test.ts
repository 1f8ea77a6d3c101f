import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { customers } from '../customers/customers.table.ts';
import { images } from '../images/images.table.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';

const password = 'correct horse battery';
const next = 'another horse battery';
const store = 'fresh.localhost';
let test: TestApp;
let fresh: string;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  await createStore(test.database, 'bakehouse');
});
afterAll(() => test.close());

const put = (host: string, path: string, { token }: Actor, body: unknown) =>
  test.call(host, 'PUT', `/api/auth${path}`, { token, body });
const verify = (host: string, token: string) => test.call(host, 'GET', '/api/auth/verify', { token });

describe('a person’s own profile', () => {
  it('of a shopper is changed field by field', async () => {
    const ann = await createCustomer(test.database, fresh, { name: 'Ann' });
    const { status, body } = await put(store, '/profile', ann, { phone: ' +1 555 ', locale: 'de' });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: ann.id, name: 'Ann', role: 'CUSTOMER', tenantId: fresh });
    expect((await put(store, '/profile', ann, { name: 'Anna' })).body.user.name).toBe('Anna');
    const [row] = await inTenant(test.database, fresh, (tx) =>
      tx.select().from(customers).where(eq(customers.id, ann.id)),
    );
    expect(row).toMatchObject({ name: 'Anna', phone: '+1 555', locale: 'de', email: ann.email });
    expect((await verify(store, ann.token)).body.user.name).toBe('Anna');
    expect((await put(store, '/profile', ann, {})).status).toBe(200);
  });

  it('of staff is changed, with a picture of their own store', async () => {
    const sam = await createStaff(test.database, fresh, []);
    const id = uuidv7();
    await inTenant(test.database, fresh, (tx) =>
      tx.insert(images).values({ tenantId: fresh, id, name: 'me', width: 1, height: 1, bytes: 1 }),
    );
    const image = `/uploads/${fresh}/${id}.webp`;
    expect((await put(store, '/profile', sam, { image, name: 'Samuel' })).body.user.image).toBe(image);
    expect((await put(store, '/profile', sam, { image: null })).body.user).toMatchObject({
      image: null,
      name: 'Samuel',
    });
    for (const wrong of [
      'javascript:alert(1)',
      'http://evil.example/pixel.webp',
      `/uploads/${uuidv7()}/${id}.webp`,
      `/uploads/${fresh}/${uuidv7()}.webp`,
      `/uploads/${fresh}/../secret`,
    ]) {
      const { status, body } = await put(store, '/profile', sam, { image: wrong });
      expect([wrong, status, body.details?.[0].field]).toEqual([wrong, 400, 'image']);
    }
  });

  it('of an operator is changed on any host, in the platform’s tables only', async () => {
    const pat = await createPlatformUser(test.database);
    expect((await put(store, '/profile', pat, { name: 'Patricia', locale: 'fr' })).status).toBe(200);
    const [row] = await onPlatform(test.database, (tx) =>
      tx.select().from(platformUsers).where(eq(platformUsers.id, pat.id)),
    );
    expect(row).toMatchObject({ name: 'Patricia', locale: 'fr' });
    expect((await put('localhost', '/profile', pat, { phone: '1' })).body.details[0].field).toBe('phone');
  });

  it('refuses fields that the person may not set', async () => {
    const ann = await createCustomer(test.database, fresh);
    for (const more of [
      { email: 'x@y.test' },
      { role: 'ADMIN' },
      { status: 'active' },
      { tenantId: fresh },
      { id: ann.id },
    ]) {
      expect((await put(store, '/profile', ann, more)).status).toBe(400);
    }
    expect((await put('bakehouse.localhost', '/profile', ann, { name: 'Anna' })).body.code).toBe(
      'TENANT_MISMATCH',
    );
    expect((await test.call(store, 'PUT', '/api/auth/profile', { body: {} })).status).toBe(401);
  });
});

describe('a person’s own password', () => {
  const change = (host: string, actor: Actor, currentPassword = password, newPassword = next) =>
    put(host, '/change-password', actor, { currentPassword, newPassword });

  it.each([
    ['shopper', store, '/customer/login'],
    ['colleague', store, '/admin/login'],
    ['operator', 'localhost', '/platform/admin/login'],
  ] as const)('is changed by a %s, whose other sessions end', async (who, host, login) => {
    const email = `${who}@change.test`;
    const person = { email, password };
    const there =
      who === 'shopper'
        ? await createCustomer(test.database, fresh, person)
        : who === 'colleague'
          ? await createStaff(test.database, fresh, [], person)
          : await createPlatformUser(test.database, person);
    const signIn = (given: string) =>
      test.call(host, 'POST', `/api${login}`, { body: { email, password: given } });
    const here = (await signIn(password)).body;
    const { status, body } = await change(host, { ...there, token: here.token });
    expect(status).toBe(200);
    expect(body.user.email).toBe(email);
    expect((await verify(host, body.token)).status).toBe(200);
    for (const token of [here.token, there.token])
      expect((await verify(host, token)).body.code).toBe('SESSION_ENDED');
    expect((await signIn(password)).status).toBe(401);
    expect((await signIn(next)).status).toBe(200);
    expect((await mailsTo(test.database, email))[0]?.kind).toBe('password_changed');
  });

  it('is changed only with the present password and to an acceptable one', async () => {
    const ann = await createCustomer(test.database, fresh, { password });
    const wrong = await change(store, ann, 'wrong horse battery');
    expect([wrong.status, wrong.body.code]).toEqual([400, 'PASSWORD_WRONG']);
    expect((await change(store, ann, password, 'short')).body.details[0].field).toBe('newPassword');
    expect((await verify(store, ann.token)).status).toBe(200);
    const viaProvider = await createCustomer(test.database, fresh);
    expect((await change(store, viaProvider)).body.code).toBe('PASSWORD_WRONG');
  });

  it('is changed once by concurrent changes', async () => {
    const ann = await createCustomer(test.database, fresh, { password });
    const replies = await Promise.all(
      [1, 2, 3, 4].map((at) => change(store, ann, password, `${next} ${at}`)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  });
});
