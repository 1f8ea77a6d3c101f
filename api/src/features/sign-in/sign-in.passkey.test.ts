import { createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { newPasskey } from '../../testing/passkey.ts';
import { cookieOf, password } from '../../testing/second-step.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
const origin = `http://${host}`;
let test: TestApp;
let fresh: string;
let olive: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  await createStore(test.database, 'bakehouse');
  olive = await createStaff(test.database, fresh, 'owner');
});
afterAll(() => test.close());

const post = (path: string, body: object, { cookie = '', token = '', at = host } = {}) =>
  test.call(at, 'POST', `/api/auth${path}`, { body, token, ...(cookie && { headers: { cookie } }) });

type Person = Awaited<ReturnType<typeof createStaff>>;
async function withPasskey(person: Person) {
  const passkey = newPasskey(host, origin);
  const { body } = await post('/second-factors/passkeys', { password }, { token: person.token });
  const response = passkey.create(body.options.challenge);
  const confirm = { setup: body.setup, response, name: 'Laptop' };
  const added = await post('/second-factors/passkeys/confirm', confirm, { token: person.token });
  expect(added.status).toBe(200);
  return { ...person, passkey };
}
let made = 0;
async function equipped() {
  made += 1;
  const email = `sam${made}@fresh.test`;
  return withPasskey(await createStaff(test.database, fresh, ['read_orders'], { email, password }));
}

/** Asks a question. Returns it, and how this browser answers it. */
async function ask(as: 'staff' | 'operator' = 'staff', at = host) {
  const reply = await post('/passkey/begin', { as }, { at });
  const cookie = cookieOf(reply);
  const answer = (response: object, change: { cookie?: string; at?: string; as?: string } = {}) =>
    post('/passkey/finish', { as: change.as ?? as, response }, { cookie, at, ...change });
  return { reply, cookie, challenge: String(reply.body.challenge), answer };
}

it('a passkey that was unlocked on its device signs in by itself, without a name or a password', async () => {
  const { email, passkey } = await equipped();
  const { reply, challenge, answer } = await ask();
  expect(reply.body).toMatchObject({ rpId: host, userVerification: 'required' });
  expect(reply.body.allowCredentials ?? []).toEqual([]);
  const { status, body } = await answer(passkey.sign(challenge));
  expect([status, body.user?.email]).toEqual([200, email]);
  expect((await test.call(host, 'GET', '/api/auth/verify', { token: body.token })).status).toBe(200);
});

it('a passkey that nobody has unlocked is only a second step', async () => {
  const { passkey } = await equipped();
  const { challenge, answer } = await ask();
  const touched = passkey.sign(challenge, origin, { verified: false });
  expect((await answer(touched)).body.code).toBe('PASSKEY_REFUSED');
});

it('an answer of a passkey counts once, and only for its own question', async () => {
  const { passkey } = await equipped();
  const [one, other] = [await ask(), await ask()];
  const signed = passkey.sign(one.challenge);
  expect((await other.answer(signed)).body.code).toBe('PASSKEY_REFUSED');
  expect((await one.answer(signed)).status).toBe(200);
  expect((await one.answer(signed)).body.code).toBe('PASSKEY_REFUSED');
});

it('an answer of a passkey counts in its own browser and store, and on its own site', async () => {
  const { passkey } = await equipped();
  const { cookie, challenge, answer } = await ask();
  expect((await answer(passkey.sign(challenge), { cookie: '' })).body.code).toBe('LINK_EXPIRED');
  const elsewhere = await answer(passkey.sign(challenge), { cookie, at: 'bakehouse.localhost' });
  expect(elsewhere.body.code).toBe('LINK_EXPIRED');
  const asOperator = await answer(passkey.sign(challenge), { as: 'operator' });
  expect(asOperator.body.code).toBe('LINK_EXPIRED');
  const foreign = passkey.sign(challenge, 'https://evil.example');
  expect((await answer(foreign)).body.code).toBe('PASSKEY_REFUSED');
  const unknown = newPasskey(host, origin).sign(challenge);
  expect((await answer(unknown)).body.code).toBe('PASSKEY_REFUSED');
});

it('a colleague who was deactivated does not get in', async () => {
  const { id, passkey } = await equipped();
  const body = { status: 'inactive' };
  await test.call(host, 'PUT', `/api/staff/status/${id}`, { token: olive.token, body });
  const { challenge, answer } = await ask();
  expect((await answer(passkey.sign(challenge))).body.code).toBe('PASSKEY_REFUSED');
});

it('an operator signs in with a passkey on the host that it was made on', async () => {
  const { email, passkey } = await withPasskey(
    await createPlatformUser(test.database, { email: 'pat@platform.test', password }),
  );
  const { challenge, answer } = await ask('operator');
  const { status, body } = await answer(passkey.sign(challenge));
  expect([status, body.user?.email, body.user?.role]).toEqual([200, email, 'PLATFORM_ADMIN']);
});

it('a passkey of a colleague does not sign in on the platform’s own host', async () => {
  expect((await post('/passkey/begin', { as: 'staff' }, { at: 'localhost' })).status).toBe(404);
});

it('a passkey does not sign in where the provider is the only way', async () => {
  const { passkey } = await equipped();
  const provider = {
    ...{ issuer: 'https://id.fresh.test', clientId: 'larder', clientSecret: 'secret', label: 'ID' },
    ...{ domains: ['fresh.test'], newRoleId: null, providerOnly: true, replacesSecondFactor: false },
  };
  const body = { ...provider, version: 0 };
  await test.call(host, 'PUT', '/api/sign-in-provider', { token: olive.token, body });
  const { challenge, answer } = await ask();
  expect((await answer(passkey.sign(challenge))).body.code).toBe('PROVIDER_ONLY');
});
