import { eq } from 'drizzle-orm';
import { confirmsSignUp } from '../../platform/config.ts';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { linkTo, mailsTo, tokenTo } from '../../testing/mailbox.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { customers } from '../customers/customers.table.ts';

const password = 'correct horse battery';
const store = 'fresh.localhost';
let test: TestApp;
let open: TestApp;
let fresh: string;
beforeAll(async () => {
  test = await startTestApp({ config: { CONFIRM_SIGN_UP: true } });
  open = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  await createStore(open.database, 'fresh');
});
afterAll(async () => {
  await test.close();
  await open.close();
});

const post = (path: string, body: unknown, app = test) => app.call(store, 'POST', `/api${path}`, { body });
const signUp = (email: string, more = {}, app = test) =>
  post('/customer/signup', { name: 'Ben', email, password, ...more }, app);
const signIn = (email: string, given = password) => post('/customer/login', { email, password: given });
const rowOf = async (email: string) => {
  const [row] = await inTenant(test.database, fresh, (tx) =>
    tx.select().from(customers).where(eq(customers.email, email)),
  );
  return row;
};

it('a sign-up needs confirmation where mails are sent, unless a setting says otherwise', () => {
  const config = { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test', DATA_DIR: '' } as const;
  const SMTP_URL = 'smtp://localhost';
  expect(confirmsSignUp(config)).toBe(false);
  expect(confirmsSignUp({ ...config, SMTP_URL })).toBe(true);
  expect(confirmsSignUp({ ...config, SMTP_URL, CONFIRM_SIGN_UP: false })).toBe(false);
  expect(confirmsSignUp({ ...config, CONFIRM_SIGN_UP: true })).toBe(true);
});

describe('an account that needs confirmation', () => {
  it('cannot sign in before the mail’s link was opened', async () => {
    const { status, body } = await signUp('Ben@fresh.test', { locale: 'de' });
    expect([status, body]).toEqual([202, { confirm: true }]);
    expect((await signIn('ben@fresh.test', 'wrong horse battery')).body.code).toBe('INVALID_CREDENTIALS');
    const early = await signIn('ben@fresh.test');
    expect([early.status, early.body.code]).toEqual([409, 'EMAIL_UNVERIFIED']);
    const [mail] = await mailsTo(test.database, 'ben@fresh.test');
    expect(mail).toMatchObject({ kind: 'verify_email', tenantId: fresh, sender: 'fresh' });
    expect(mail?.subject).toContain('Bestätige');
    const link = await linkTo(test.database, 'ben@fresh.test');
    expect(link.pathname).toBe('/auth/verify-request');
    const token = link.searchParams.get('token');
    expect((await post('/auth/verify-email', { token })).body).toEqual({ success: true });
    expect((await signIn('ben@fresh.test')).status).toBe(200);
    expect((await post('/auth/verify-email', { token })).body.code).toBe('LINK_EXPIRED');
  });

  it('gets another link on request, and either link confirms it', async () => {
    await signUp('carl@fresh.test');
    const first = await tokenTo(test.database, 'carl@fresh.test');
    const again = await post('/auth/resend-verification', { email: 'carl@fresh.test' });
    expect([again.status, again.body]).toEqual([200, { success: true }]);
    expect(await mailsTo(test.database, 'carl@fresh.test')).toHaveLength(2);
    expect((await post('/auth/verify-email', { token: first })).status).toBe(200);
    await post('/auth/resend-verification', { email: 'carl@fresh.test' });
    await post('/auth/resend-verification', { email: 'nobody@fresh.test' });
    expect(await mailsTo(test.database, 'carl@fresh.test')).toHaveLength(2);
    expect(await mailsTo(test.database, 'nobody@fresh.test')).toHaveLength(0);
  });

  it('gets the same reply as an existing one, whose owner gets a mail and whose data does not change', async () => {
    await signUp('dora@fresh.test', { name: 'Dora' });
    await post('/auth/verify-email', { token: await tokenTo(test.database, 'dora@fresh.test') });
    const before = await rowOf('dora@fresh.test');
    const again = await signUp('DORA@fresh.test', { name: 'Mallory', password: 'mallory’s own password' });
    expect([again.status, again.body]).toEqual([202, { confirm: true }]);
    expect(await rowOf('dora@fresh.test')).toEqual(before);
    const [mail] = await mailsTo(test.database, 'dora@fresh.test');
    expect(mail).toMatchObject({ kind: 'account_exists' });
    expect(mail?.body).toContain('Hello Dora,');
    expect(mail?.body).not.toContain('Mallory');
    expect((await linkTo(test.database, 'dora@fresh.test')).pathname).toBe('/auth/forgot-password');
  });

  it('does not belong to a stranger who signed up with the address first', async () => {
    await signUp('emma@fresh.test', { password: 'mallory’s own password' });
    await signUp('emma@fresh.test');
    expect((await signIn('emma@fresh.test')).body.code).toBe('INVALID_CREDENTIALS');
    await post('/auth/forgot-password', { email: 'emma@fresh.test' });
    await post('/auth/reset-password', { token: await tokenTo(test.database, 'emma@fresh.test'), password });
    expect((await signIn('emma@fresh.test')).status).toBe(200);
    expect((await signIn('emma@fresh.test', 'mallory’s own password')).status).toBe(401);
  });

  it('gets a mail without the text that a stranger wrote as its name', async () => {
    const name = 'Win now at http://evil.example';
    await signUp('victim@fresh.test', { name });
    const [mail] = await mailsTo(test.database, 'victim@fresh.test');
    expect(JSON.stringify(mail)).not.toContain('evil.example');
  });

  it('is a shopper’s only: staff sign in by their password', async () => {
    await createStaff(test.database, fresh, [], { email: 'sam@fresh.test', password });
    expect((await post('/admin/login', { email: 'sam@fresh.test', password })).status).toBe(200);
  });
});

describe('an account that needs no confirmation', () => {
  it('is signed in at once and asked to confirm by mail', async () => {
    const { status, body } = await signUp('ben@fresh.test', {}, open);
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ name: 'Ben', role: 'CUSTOMER' });
    const verified = await open.call(store, 'GET', '/api/auth/verify', { token: body.token });
    expect(verified.status).toBe(200);
    const [mail] = await mailsTo(open.database, 'ben@fresh.test');
    expect(mail?.kind).toBe('verify_email');
    const token = await tokenTo(open.database, 'ben@fresh.test');
    expect((await post('/auth/verify-email', { token }, open)).status).toBe(200);
    expect((await signUp('ben@fresh.test', {}, open)).body.code).toBe('EMAIL_TAKEN');
    expect(await mailsTo(open.database, 'ben@fresh.test')).toHaveLength(1);
  });
});
