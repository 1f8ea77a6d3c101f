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
  /** The layer's cookies of the request. */
  sent: Partial<Record<CookieRole, string>>;
  /** The page to return to: a path of the same origin. */
  callbackUrl: string | null;
  /** The store's own secret; empty when there is none. */
  secret: string;
  /** The person who signed in. */
  seen?: SeenSession | null;
  /** A failure on our side; @auth/core only knows that something failed. */
  broken?: unknown;
};

/** The content of a decrypted cookie; null unless it is a session of this store. */
export function readClaims({ tenantId }: Visit, payload: unknown): LayerClaims | null {
  const { data } = layerClaims.safeParse(payload);
  return data?.tenantId === tenantId ? data : null;
}

/** The session that this browser's cookie names, whether or not it has ended. */
export async function readLayerCookie(visit: Visit): Promise<LayerClaims | null> {
  const token = visit.sent.sessionToken;
  if (!token || !visit.secret) return null;
  try {
    const { secret, cookies } = visit;
    return readClaims(visit, await decode({ token, secret, salt: cookies.sessionToken.name }));
  } catch {
    // A cookie that cannot be decrypted is not ours.
    return null;
  }
}
