import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { isLocal } from '../../platform/http/public-origin.ts';

const maxAge = 600;

type OnHost = Pick<FastifyRequest, 'tenant'>;

/**
 * Makes a cookie that binds a sign-in, which is not finished, to its browser: no script can read it, and no other site
 * sends it. An empty value removes it.
 */
const bindingCookie = (name: string) => {
  const nameOn = (domain: string): string => `${isLocal(domain) ? '' : '__Host-'}${name}`;
  return {
    write: ({ tenant: { domain } }: OnHost, value: string): string =>
      stringifySetCookie({
        ...{ name: nameOn(domain), value, path: '/', httpOnly: true, sameSite: 'strict' },
        ...{ secure: !isLocal(domain), maxAge: value ? maxAge : 0 },
      }),
    read: ({ tenant, headers }: OnHost & Pick<FastifyRequest, 'headers'>): string =>
      parseCookie(headers.cookie ?? '')[nameOn(tenant.domain)] ?? '',
  };
};

/** The other half of a half sign-in's token. */
export const halfCookie = bindingCookie('second-step');
/** The values against which the answer of a store's provider is checked. */
export const visitCookie = bindingCookie('provider-visit');
/** The question that a passkey answers. */
export const passkeyCookie = bindingCookie('passkey-question');
