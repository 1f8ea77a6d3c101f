import type { JWTPayload } from 'jose';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { KeyOptions } from './signing-keys.ts';
import { algorithm, createSigningKeys, tokenLifeMs } from './signing-keys.ts';

const issuer = 'larder';
const audience = 'larder-api';

const claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  loginType: z.enum(['customer', 'tenantAdmin', 'platformAdmin']),
  role: z.string(),
  tenantId: z.uuid().nullable(),
  exp: z.number(),
});
/** The claims of an access token: user, session and store. */
export type AccessClaims = z.infer<typeof claims>;

export type Tokens = {
  sign(claims: Omit<AccessClaims, 'exp'>): Promise<string>;
  /** Throws UNAUTHORIZED for anything but an unexpired token of this platform. */
  verify(token: string): Promise<AccessClaims>;
};

/** Access tokens: ES256, one day. */
export function createTokens(database: Database, options: KeyOptions = {}): Tokens {
  const { now = Date.now } = options;
  const keys = createSigningKeys(database, options);
  // Checking a signature costs 0.1 ms; a page sends the same token many times.
  const verified = new LRUCache<string, AccessClaims>({ max: 10_000, ttl: 60_000 });

  return {
    async sign(payload) {
      const { kid, privateKey } = await keys.current();
      const seconds = Math.floor(now() / 1000);
      return new SignJWT(payload as JWTPayload)
        .setProtectedHeader({ alg: algorithm, kid, typ: 'at+jwt' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + tokenLifeMs / 1000)
        .sign(privateKey);
    },
    async verify(token) {
      const known = verified.get(token);
      if (known && known.exp * 1000 > now()) return known;
      try {
        const { payload } = await jwtVerify(
          token,
          async ({ kid = '' }) => {
            const key = await keys.publicKey(kid);
            if (!key) throw new AppError('UNAUTHORIZED');
            return key;
          },
          { algorithms: [algorithm], issuer, audience, typ: 'at+jwt', currentDate: new Date(now()) },
        );
        const parsed = claims.parse(payload);
        verified.set(token, parsed);
        return parsed;
      } catch (error) {
        // Only the token can be at fault here. A database that does not answer signs nobody out.
        if (error instanceof errors.JOSEError || error instanceof z.ZodError)
          throw new AppError('UNAUTHORIZED');
        throw error;
      }
    },
  };
}
