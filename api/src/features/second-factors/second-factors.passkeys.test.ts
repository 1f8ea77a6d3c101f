import { createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { newPasskey } from '../../testing/passkey.ts';
import { cookieOf, password } from '../../testing/second-step.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
const origin = 'http://fresh.localhost';
let test: TestApp;
let fresh: string;
let made = 0;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
});
afterAll(() => test.close());

async function somebody() {
  made += 1;
  return createStaff(test.database, fresh, [], { email: `sam${made}@fresh.test`, password });
}

const begin = async (token: string) =>
  (await test.call(host, 'POST', '/api/auth/second-factors/passkeys', { body: { password }, token })).body;
const confirm = (token: string, setup: string, response: object) =>
  test.call(host, 'POST', '/api/auth/second-factors/passkeys/confirm', {
    ...{ body: { setup, response, name: 'Laptop' }, token },
  });

/** Creates a colleague with a passkey. */
async function equipped() {
  const sam = await somebody();
  const passkey = newPasskey(host, origin);
  const { setup, options } = await begin(sam.token);
  expect((await confirm(sam.token, setup, passkey.create(options.challenge))).status).toBe(200);
  return { sam, passkey };
}

/** Begins a sign-in, and asks for the challenge of its second step. */
async function ask(email: string, at = host) {
  const reply = await test.call(at, 'POST', '/api/admin/login', { body: { email, password } });
  const { ticket, ways } = reply.body.secondFactor;
  const headers = { cookie: cookieOf(reply) };
  const asked = await test.call(at, 'POST', '/api/auth/second-step/passkey', { body: { ticket }, headers });
  const answer = (response: object) =>
    test.call(at, 'POST', '/api/auth/second-step', { body: { way: 'passkey', ticket, response }, headers });
  return { ways, options: asked.body, answer };
}

it('a passkey is made for this host, and comes with recovery codes', async () => {
  const sam = await somebody();
  const { setup, options } = await begin(sam.token);
  expect(options).toMatchObject({ rp: { id: host, name: 'fresh' }, user: { name: sam.email } });
  const passkey = newPasskey(host, origin);
  const { body } = await confirm(sam.token, setup, passkey.create(options.challenge));
  expect(body.recoveryCodes).toHaveLength(10);
  const own = await test.call(host, 'GET', '/api/auth/second-factors', { token: sam.token });
  expect(own.body.factors).toEqual([expect.objectContaining({ kind: 'passkey', name: 'Laptop', host })]);
  const again = await begin(sam.token);
  expect(again.options.excludeCredentials).toHaveLength(1);
});

it('a passkey of another challenge, origin, host or person is refused', async () => {
  const [sam, eve] = [await somebody(), await somebody()];
  const { setup, options } = await begin(sam.token);
  const own = newPasskey(host, origin);
  const elsewhere = newPasskey('evil.example', origin);
  const refused = async (reply: ReturnType<typeof confirm>) => (await reply).body.code;
  expect(await refused(confirm(sam.token, setup, own.create('AAAA')))).toBe('PASSKEY_REFUSED');
  const foreign = own.create(options.challenge, 'https://evil.example');
  expect(await refused(confirm(sam.token, setup, foreign))).toBe('PASSKEY_REFUSED');
  expect(await refused(confirm(sam.token, setup, elsewhere.create(options.challenge)))).toBe(
    'PASSKEY_REFUSED',
  );
  expect(await refused(confirm(eve.token, setup, own.create(options.challenge)))).toBe('LINK_EXPIRED');
  const good = own.create(options.challenge);
  expect((await confirm(sam.token, setup, good)).status).toBe(200);
  expect(await refused(confirm(sam.token, setup, good))).toBe('PASSKEY_REFUSED');
});

it('a passkey takes the second step, once for each sign-in', async () => {
  const { sam, passkey } = await equipped();
  const { ways, options, answer } = await ask(sam.email);
  expect(ways).toEqual(['passkey', 'recovery']);
  expect(options.allowCredentials).toHaveLength(1);
  const signed = passkey.sign(options.challenge);
  const { status, body } = await answer(signed);
  expect([status, body.user?.email]).toEqual([200, sam.email]);
  expect((await answer(signed)).body.code).toBe('LINK_EXPIRED');
  const next = await ask(sam.email);
  expect(next.options.challenge).not.toBe(options.challenge);
  expect((await next.answer(signed)).body.code).toBe('PASSKEY_REFUSED');
  expect((await next.answer(passkey.sign(next.options.challenge))).status).toBe(200);
});

it('a passkey that counts backwards was copied and is refused', async () => {
  const { sam, passkey } = await equipped();
  passkey.turnBack(40);
  const first = await ask(sam.email);
  expect((await first.answer(passkey.sign(first.options.challenge))).status).toBe(200);
  passkey.turnBack(7);
  const second = await ask(sam.email);
  expect((await second.answer(passkey.sign(second.options.challenge))).body.code).toBe('PASSKEY_REFUSED');
});

it('a passkey of a colleague, or one signed on another site, does not sign in', async () => {
  const [one, other] = [await equipped(), await equipped()];
  const { options, answer } = await ask(one.sam.email);
  expect((await answer(other.passkey.sign(options.challenge))).body.code).toBe('PASSKEY_REFUSED');
  const foreign = one.passkey.sign(options.challenge, 'https://evil.example');
  expect((await answer(foreign)).body.code).toBe('PASSKEY_REFUSED');
});
