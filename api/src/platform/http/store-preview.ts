import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { FoundTenant } from '../tenancy/host-tenant.schema.ts';
import { isLocal } from './public-origin.ts';

/** The edge reads it as well: without it, it shows no page of the shop. */
const name = 'store-preview';

/**
 * Returns the cookie by which a browser of the staff sees the shop of a store that is being prepared; null for other
 * stores.
 */
export function previewCookie({ previewKey, domain }: FoundTenant): string | null {
  if (!previewKey) return null;
  return stringifySetCookie({
    ...{ name, value: previewKey, path: '/', httpOnly: true },
    ...{ sameSite: 'lax', secure: !isLocal(domain) },
  });
}

export function seesShop({ tenant, headers }: Pick<FastifyRequest, 'tenant' | 'headers'>): boolean {
  const { previewKey } = tenant;
  return previewKey !== undefined && parseCookie(headers.cookie ?? '')[name] === previewKey;
}
