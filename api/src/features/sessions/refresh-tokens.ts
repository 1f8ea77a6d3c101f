import { createHash, randomBytes } from 'node:crypto';

/** The place of a token's session: a store, or the platform, whose sessions are found on any host. */
export type SessionScope = 'tenant' | 'platform';

export type RefreshToken = { scope: SessionScope; sessionId: string; hash: string };

const prefixes = { tenant: 't', platform: 'p' } as const;
const shape = /^([tp])\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/;

const sha256 = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/**
 * Makes a new opaque token of 32 random bytes. It names its session, so that any earlier token is recognised however
 * often it was rotated: a thief cannot hide a theft by refreshing twice.
 */
export function newRefreshToken(scope: SessionScope, sessionId: string): { token: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { token: `${prefixes[scope]}.${sessionId}.${secret}`, hash: sha256(secret) };
}

/** Reads a refresh token; null for a text that was never a token of this platform. */
export function readRefreshToken(token: string): RefreshToken | null {
  const [, prefix, sessionId, secret] = shape.exec(token) ?? [];
  if (!sessionId || !secret) return null;
  return { scope: prefix === 'p' ? 'platform' : 'tenant', sessionId, hash: sha256(secret) };
}
