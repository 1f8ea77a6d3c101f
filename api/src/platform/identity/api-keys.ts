import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The claims by which a program is found: the host's store, and the key that it sends. */
export type ApiKeyClaims = { tenantId: string; key: string };

const start = 'lk_';
/** The first half names the key and is shown to staff; the second is the secret. */
const shape = /^lk_([0-9a-f]{12})_[A-Za-z0-9_-]{43}$/;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

export const isApiKey = (token: string): boolean => token.startsWith(start);

/** Returns the part by which the key's row is found; undefined for a text that is no key. */
export const prefixOf = (key: string): string | undefined => shape.exec(key)?.[1];

/** Makes a key. It is shown once; only its hash is stored. */
export function newApiKey(): { key: string; prefix: string; hash: string } {
  const prefix = randomBytes(6).toString('hex');
  const key = `${start}${prefix}_${randomBytes(32).toString('base64url')}`;
  return { key, prefix, hash: hashOf(key) };
}

/** Compares in constant time, which does not tell how much of a key is right. */
export const matchesHash = (key: string, hash: string): boolean => {
  const [given, stored] = [Buffer.from(hashOf(key)), Buffer.from(hash)];
  return given.length === stored.length && timingSafeEqual(given, stored);
};

/** Returns the key under which a principal is remembered. API keys themselves are not kept. */
export const keyOfProgram = ({ tenantId, key }: ApiKeyClaims): string => `${tenantId} ${hashOf(key)}`;
