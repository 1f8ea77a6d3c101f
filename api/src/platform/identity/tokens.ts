import { desc } from 'drizzle-orm';
import type { CryptoKey, JWTPayload } from 'jose';
import {
  calculateJwkThumbprint,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { signingKeys } from '../../features/sessions/sessions.table.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { onPlatform } from '../tenancy/tenancy.ts';

const issuer = 'larder';
const audience = 'larder-api';
const oneDay = 86_400;

const claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  loginType: z.enum(['customer', 'tenantAdmin', 'platformAdmin']),
  role: z.string(),
  tenantId: z.uuid().nullable(),
  exp: z.number(),
});
/** What an access token says: who, in which session, of which store. */
export type AccessClaims = z.infer<typeof claims>;

export type Tokens = {
  sign(claims: Omit<AccessClaims, 'exp'>): Promise<string>;
  /** Throws UNAUTHORIZED for anything but an unexpired token of this platform. */
  verify(token: string): Promise<AccessClaims>;
};

type Keys = { kid: string; privateKey: CryptoKey; publicKeys: Map<string, CryptoKey> };

async function loadKeys(database: Database): Promise<Keys> {
  const rows = await onPlatform(database, (tx) =>
    tx.select().from(signingKeys).orderBy(desc(signingKeys.createdAt)),
  );
  const [newest] = rows;
  if (!newest) return createKey(database);
  const publicKeys = new Map<string, CryptoKey>();
  for (const row of rows) publicKeys.set(row.kid, (await importJWK(row.publicJwk, 'ES256')) as CryptoKey);
  return {
    kid: newest.kid,
    privateKey: (await importJWK(newest.privateJwk, 'ES256')) as CryptoKey,
    publicKeys,
  };
}

async function createKey(database: Database): Promise<Keys> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const row = {
    kid: await calculateJwkThumbprint(publicJwk),
    publicJwk: { ...publicJwk },
    privateJwk: { ...(await exportJWK(pair.privateKey)) },
  };
  await onPlatform(database, (tx) => tx.insert(signingKeys).values(row));
  return loadKeys(database);
}

/** Access tokens: ES256, one day. Keys live in the database, so every API process signs and verifies alike. */
export function createTokens(database: Database): Tokens {
  let keys: Promise<Keys> | undefined;
  let loadedAt = 0;
  const current = () => {
    if (!keys) {
      loadedAt = Date.now();
      keys = loadKeys(database).catch((error) => {
        keys = undefined;
        throw error;
      });
    }
    return keys;
  };
  // Checking a signature costs 0.1 ms; a page sends the same token many times.
  const verified = new LRUCache<string, AccessClaims>({ max: 10_000, ttl: 60_000 });

  return {
    async sign(payload) {
      const { kid, privateKey } = await current();
      return new SignJWT(payload as JWTPayload)
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'at+jwt' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + oneDay)
        .sign(privateKey);
    },
    async verify(token) {
      const known = verified.get(token);
      if (known && known.exp * 1000 > Date.now()) return known;
      try {
        const { payload } = await jwtVerify(
          token,
          async (header) => {
            const key = (await current()).publicKeys.get(header.kid ?? '');
            if (key) return key;
            // Another process may have rotated the keys since; a flood of made-up ids must not become a flood of look-ups.
            if (Date.now() - loadedAt > 10_000) keys = undefined;
            const fresh = (await current()).publicKeys.get(header.kid ?? '');
            if (!fresh) throw new AppError('UNAUTHORIZED');
            return fresh;
          },
          { algorithms: ['ES256'], issuer, audience, typ: 'at+jwt' },
        );
        const parsed = claims.parse(payload);
        verified.set(token, parsed);
        return parsed;
      } catch (error) {
        // Only the token can be at fault here: a database that does not answer signs nobody out.
        if (error instanceof errors.JOSEError || error instanceof z.ZodError)
          throw new AppError('UNAUTHORIZED');
        throw error;
      }
    },
  };
}
