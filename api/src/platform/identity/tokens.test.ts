import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { signingKeys } from '../../features/sessions/sessions.table.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { onPlatform } from '../tenancy/tenancy.ts';

let test: TestApp;
let ann: Actor;
beforeAll(async () => {
  test = await startTestApp();
  ann = await createCustomer(test.database, await createStore(test.database, 'fresh'));
});
afterAll(() => test.close());

const verify = (token: string) => test.call('fresh.localhost', 'GET', '/api/auth/verify', { token });
const decode = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString());
const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const parts = () => ann.token.split('.') as [string, string, string];
const foreignKey = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const signed = (header: object, claims: object) =>
  new SignJWT({ ...decode(parts()[1]), ...claims })
    .setProtectedHeader({ ...decode(parts()[0]), ...header })
    .sign(foreignKey.privateKey);

async function withPublicKeyAsSecret(): Promise<string> {
  const [key] = await onPlatform(test.database, (tx) => tx.select().from(signingKeys));
  const [head, body] = [encode({ ...decode(parts()[0]), alg: 'HS256' }), parts()[1]];
  const mac = createHmac('sha256', JSON.stringify(key?.publicJwk))
    .update(`${head}.${body}`)
    .digest('base64url');
  return `${head}.${body}.${mac}`;
}

it('takes the token it signed', async () => {
  expect((await verify(ann.token)).status).toBe(200);
});

it.each<[string, () => string | Promise<string>]>([
  ['no algorithm', () => `${encode({ ...decode(parts()[0]), alg: 'none' })}.${parts()[1]}.`],
  ['the public key taken for a secret', withPublicKeyAsSecret],
  [
    'other claims under the same signature',
    () => `${parts()[0]}.${encode({ ...decode(parts()[1]), role: 'PLATFORM_ADMIN' })}.${parts()[2]}`,
  ],
  ['another key', () => signed({}, {})],
  [
    'another key that it brings along',
    () => signed({ jwk: foreignKey.publicKey.export({ format: 'jwk' }) }, {}),
  ],
  ['an address to fetch keys from', () => signed({ jku: 'http://evil.example/keys' }, {})],
  ['an unknown key id', () => signed({ kid: 'nobody' }, {})],
  ['a path for a key id', () => signed({ kid: '../../../../dev/null' }, {})],
  ['no end', () => signed({}, { exp: undefined })],
  ['a refresh token', () => ann.refreshToken],
  ['an empty one', () => ' '],
  ['half of one', () => parts().slice(0, 2).join('.')],
  ['no token at all', () => '%00{}[]'],
  ['a very long one', () => 'a.'.repeat(3_000)],
])('refuses %s', async (_what, token) => {
  const { status, body } = await verify(await token());
  expect([status, body.code]).toEqual([401, 'UNAUTHORIZED']);
});

it('refuses a session that there is not', async () => {
  const { createTokens } = await import('./tokens.ts');
  const claims = { ...decode(parts()[1]), sid: randomUUID() };
  const token = await createTokens(test.database).sign(claims);
  expect((await verify(token)).body.code).toBe('SESSION_ENDED');
});
