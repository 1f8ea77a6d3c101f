import type { KeyObject } from 'node:crypto';
import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
} from 'node:crypto';
import { EncryptJWT } from 'jose';
import type { Database } from '../platform/database/database.ts';
import { signingKeys } from '../platform/identity/signing-keys.table.ts';
import { onPlatform } from '../platform/tenancy/tenancy.ts';
import type { Actor } from './actors.ts';

type Json = Record<string, unknown>;

/** The material of a forger: a real token, and the public key. The private key is for tokens of other kinds. */
export type Material = {
  actor: Actor;
  header: Json;
  claims: Json;
  ourKey: KeyObject;
  publicJwk: Json;
  foreignKey: { publicKey: KeyObject; privateKey: KeyObject };
};

export const decode = (part: string | undefined): Json =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString());
const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

export async function materialOf(database: Database, actor: Actor): Promise<Material> {
  const [head, body] = actor.token.split('.');
  const header = decode(head);
  const rows = await onPlatform(database, (tx) => tx.select().from(signingKeys));
  const row = rows.find(({ kid }) => kid === header.kid);
  if (!row) throw new Error('The token was signed by a key that is not there');
  return {
    actor,
    header,
    claims: decode(body),
    ourKey: createPrivateKey({ key: row.privateJwk, format: 'jwk' }),
    publicJwk: row.publicJwk,
    foreignKey: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  };
}

function signed(header: Json, claims: Json, key: KeyObject): string {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

function hashed({ header, claims }: Material, secret: string | Buffer, bits = 256, more: Json = {}): string {
  const text = `${encode({ ...header, ...more, alg: `HS${bits}` })}.${encode(claims)}`;
  return `${text}.${createHmac(`sha${bits}`, secret).update(text).digest('base64url')}`;
}

const pem = ({ publicJwk }: Material) =>
  createPublicKey({ key: publicJwk, format: 'jwk' }).export({ format: 'pem', type: 'spki' });
const theirs = (more: Json) => (all: Material) =>
  signed({ ...all.header, ...more }, all.claims, all.foreignKey.privateKey);
/** Signed by the platform's own key, but no access token. */
const ours =
  (header: Json, claims: Json = {}) =>
  (all: Material) =>
    signed({ ...all.header, ...header }, { ...all.claims, ...claims }, all.ourKey);
const unsigned = (alg: string) => (all: Material) =>
  `${encode({ ...all.header, alg })}.${encode(all.claims)}.`;
const seconds = () => Math.floor(Date.now() / 1000);
const without = (name: string) => ours({}, { [name]: undefined });

/** Bearer tokens that must be refused. */
export const forgeries: Record<string, (all: Material) => string | Promise<string>> = {
  'no algorithm': unsigned('none'),
  'no algorithm, in other letters': unsigned('nOnE'),
  'an empty algorithm': unsigned(''),
  'the public key taken for a secret': (all) => hashed(all, JSON.stringify(all.publicJwk)),
  'the public key’s PEM taken for a secret': (all) => hashed(all, pem(all)),
  'the public key taken for a secret of HS512': (all) => hashed(all, pem(all), 512),
  'other claims under the same signature': ({ actor, header, claims }) =>
    [
      encode(header),
      encode({ ...claims, loginType: 'platformAdmin', tenantId: null }),
      actor.token.split('.')[2],
    ].join('.'),
  'no signature': ({ actor }) => `${actor.token.split('.').slice(0, 2).join('.')}.`,
  'a signature of zeros': ({ actor }) =>
    `${actor.token.split('.').slice(0, 2).join('.')}.${Buffer.alloc(64).toString('base64url')}`,
  'a signature in the other encoding': ({ header, claims, ourKey }) => {
    const text = `${encode(header)}.${encode(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), ourKey).toString('base64url')}`;
  },
  'another key': theirs({}),
  'another key that it brings along': (all) =>
    theirs({ jwk: all.foreignKey.publicKey.export({ format: 'jwk' }) })(all),
  'an address to fetch keys from': theirs({ jku: 'http://127.0.0.1:1/keys' }),
  'an address of a certificate': theirs({ x5u: 'http://127.0.0.1:1/cert.pem' }),
  'a certificate that it brings along': theirs({ x5c: ['MIIB'] }),
  'an unknown key id': theirs({ kid: 'nobody' }),
  'no key id': theirs({ kid: undefined }),
  'a path for a key id': (all) => hashed(all, '', 256, { kid: '../../../../dev/null' }),
  'SQL for a key id': theirs({ kid: `' union select '{}' --` }),
  'a prototype for a key id': theirs({ kid: '__proto__' }),
  'a list for a key id': theirs({ kid: ['a'] }),
  'something critical that nobody knows': ours({ crit: ['exp'], exp: 1 }),
  'another type of token': ours({ typ: 'JWT' }),
  'no type of token': ours({ typ: undefined }),
  'another audience': ours({}, { aud: 'larder-mail' }),
  'no audience': without('aud'),
  'another issuer': ours({}, { iss: 'https://accounts.google.com' }),
  'no issuer': without('iss'),
  'an end that has passed': ours({}, { exp: seconds() - 1 }),
  'an end in words': ours({}, { exp: 'never' }),
  'no end': without('exp'),
  'a beginning yet to come': ours({}, { nbf: seconds() + 600 }),
  'no session': without('sid'),
  'a session that is no id': ours({}, { sid: '*' }),
  'no user': without('sub'),
  'a kind of user that there is not': ours({}, { loginType: 'root' }),
  'a list of stores': ours({}, { tenantId: ['a', 'b'] }),
  'the state of a sign-in elsewhere': ours(
    { typ: 'JWT' },
    { sub: undefined, state: 'x', code_verifier: 'y' },
  ),
  'an encrypted session': ({ claims }) =>
    new EncryptJWT(claims).setProtectedHeader({ alg: 'dir', enc: 'A256CBC-HS512' }).encrypt(randomBytes(64)),
  'a refresh token': ({ actor }) => actor.refreshToken,
  'half of one': ({ actor }) => actor.token.split('.').slice(0, 2).join('.'),
  'one part too many': ({ actor }) => `${actor.token}.e30`,
  'two at once': ({ actor }) => `${actor.token}, ${actor.token}`,
  'an empty one': () => ' ',
  'claims that are no JSON': ({ actor }) => actor.token.replace(/\..*\./, '.bm8.'),
  'no token at all': () => '%00{}[]',
  'a very long one': () => 'a.'.repeat(3_000),
};
