import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { isLocal } from '../../platform/http/public-origin.ts';

const maxAge = 600;

const nameOn = (domain: string): string => `${isLocal(domain) ? '' : '__Host-'}second-step`;

/** Binds a half sign-in to its browser: the token's other half, which no script can read. */
export function halfCookie({ tenant: { domain } }: Pick<FastifyRequest, 'tenant'>, value: string): string {
  return stringifySetCookie({
    ...{ name: nameOn(domain), value, path: '/', httpOnly: true, sameSite: 'strict' },
    ...{ secure: !isLocal(domain), maxAge: value ? maxAge : 0 },
  });
}

export const readHalfCookie = ({ tenant, headers }: Pick<FastifyRequest, 'tenant' | 'headers'>): string =>
  parseCookie(headers.cookie ?? '')[nameOn(tenant.domain)] ?? '';
