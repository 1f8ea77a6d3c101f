import { decode } from '@auth/core/jwt';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../platform/http/services.ts';
import type { LayerClaims } from './auth.schema.ts';
import { layerClaims } from './auth.schema.ts';
import type { SeenSession } from './auth.sessions.service.ts';
import type { CookieRole, LayerCookies } from './layer-cookies.ts';

/** One request to the layer. */
export type Visit = {
  services: Services;
  request: FastifyRequest;
  tenantId: string;
  /** Scheme, host and port of the store. */
  origin: string;
  cookies: LayerCookies;
  /** The layer's cookies that came along. */
  sent: Partial<Record<CookieRole, string>>;
  /** Where the visitor wants to be afterwards: a path of the same origin. */
  callbackUrl: string | null;
  /** The store's own; empty when there is none. */
  secret: string;
  /** Who turned out to be signed in. */
  seen?: SeenSession | null;
  /** What failed on our side, of which @auth/core only knows that something did. */
  broken?: unknown;
};

/** What a decrypted cookie says; null for anything but a session of this store. */
export function readClaims({ tenantId }: Visit, payload: unknown): LayerClaims | null {
  const { data } = layerClaims.safeParse(payload);
  return data?.tenantId === tenantId ? data : null;
}

/** The session that this browser's cookie names, whether or not it still goes on. */
export async function readLayerCookie(visit: Visit): Promise<LayerClaims | null> {
  const token = visit.sent.sessionToken;
  if (!token || !visit.secret) return null;
  try {
    const { secret, cookies } = visit;
    return readClaims(visit, await decode({ token, secret, salt: cookies.sessionToken.name }));
  } catch {
    // Whatever cannot be decrypted is none of our cookies.
    return null;
  }
}
