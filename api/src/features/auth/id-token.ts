import { OAuthCallbackError } from '@auth/core/errors';
import type { JWTVerifyGetKey } from 'jose';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { fetchWithTimeout } from './provider-fetch.ts';

/** Signature algorithms whose key only the provider has; one with our shared secret would prove nothing. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

type Issuer = { issuer: string; keys: JWTVerifyGetKey };

const metadata = z.object({ issuer: z.url(), jwks_uri: z.url() });
const oneHour = 3_600_000;
const issuers = new LRUCache<string, Issuer>({ max: 20, ttl: oneHour });

async function discover(address: string): Promise<Issuer> {
  const reply = await fetchWithTimeout(`${address.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const { issuer, jwks_uri } = metadata.parse(await reply.json());
  if (new URL(issuer).href !== new URL(address).href) throw new Error('This provider says it is another.');
  return { issuer, keys: createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: 5_000 }) };
}

/**
 * Checks by its signature that an ID token is this provider's, for us, and valid now. @auth/core skips the signature
 * because the token came from the provider's address; then anybody on that connection could forge it.
 */
export async function verifyIdToken(
  address: string,
  clientId: string,
  idToken: string | undefined,
): Promise<string> {
  try {
    const { issuer, keys } = issuers.get(address) ?? (await discover(address));
    issuers.set(address, { issuer, keys });
    const options = { issuer, audience: clientId, algorithms, requiredClaims: ['sub', 'exp', 'iat'] };
    const { payload } = await jwtVerify(idToken ?? '', keys, options);
    return payload.sub ?? '';
  } catch (error) {
    throw new OAuthCallbackError(error instanceof Error ? error.message : String(error));
  }
}
