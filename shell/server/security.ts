import { strictTransport } from 'api/strict-transport';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OutsideSources } from './outside-services.ts';
import { anyInline } from './outside-services.ts';

/**
 * A frame inside a page of the same origin, as the preview of a back office is one. Pages cannot set these headers.
 */
export const isInOwnPage = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin';

type Exceptions = {
  /** The origins of a developer's local builds, in their own browser. */
  local?: string[];
  /** The page may be shown inside another page of its own origin. */
  inOwnPage?: boolean;
  /** The sources of the outside services that the store uses. */
  outside?: OutsideSources[];
};

/** Scripts run only with this page's nonce, or when a script with it loads them. */
export function contentSecurityPolicy(
  nonce: string,
  { local = [], inOwnPage = false, outside = [] }: Exceptions = {},
): string {
  const own = `'self'`;
  const withNonce = `'nonce-${nonce}'`;
  const of = (kind: keyof OutsideSources) => outside.flatMap((sources) => sources[kind] ?? []);
  const directive = (name: string, ...sources: string[]) => [name, ...sources].join(' ');
  /** `default-src` decides without a directive of its own. */
  const ifAny = (kind: 'font' | 'frame' | 'media') =>
    of(kind).length > 0 ? [directive(`${kind}-src`, own, ...local, ...of(kind))] : [];
  const styles = of('style');
  return [
    directive('default-src', own, ...local),
    directive('script-src', withNonce, `'strict-dynamic'`, ...local),
    // With a nonce the browser ignores `unsafe-inline`.
    directive('style-src', own, ...(styles.includes(anyInline) ? [] : [withNonce]), ...local, ...styles),
    directive('img-src', own, 'data:', 'blob:', ...local, ...of('img')),
    directive('connect-src', own, ...local, ...of('connect')),
    ...ifAny('font'),
    ...ifAny('frame'),
    ...ifAny('media'),
    // The watchdog's; else `strict-dynamic` decides.
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    directive('frame-ancestors', inOwnPage ? own : `'none'`),
  ].join('; ');
}

/** Files that are not pages; every page loads dozens of them. */
const noPage = /^(application\/javascript|text\/css|image\/(webp|avif|png|jpeg))/;

/** In production. */
export type Transport = { rootDomain: string } | null;

function secure(request: FastifyRequest, reply: FastifyReply, transport: Transport): FastifyReply {
  reply.header('x-content-type-options', 'nosniff');
  if (transport)
    reply.header(
      'strict-transport-security',
      strictTransport(request.headers.host ?? '', transport.rootDomain),
    );
  if (!reply.hasHeader('content-security-policy'))
    reply.header('content-security-policy', `default-src 'none'; frame-ancestors 'none'`);
  if (noPage.test(String(reply.getHeader('content-type')))) {
    // HTTP/1.1 keeps connections alive by default.
    reply.raw.removeHeader('connection');
    return reply;
  }
  reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  reply.header('cross-origin-opener-policy', 'same-origin');
  reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  return reply;
}

/** On every reply of the edge. */
export function secureHeaders(edge: FastifyInstance, transport: Transport): void {
  edge.addHook('onSend', async (request, reply) => {
    secure(request, reply, transport);
  });
}

/** A malformed path (`/%zz`) is answered before any hook. */
export const refuseBadPath =
  (transport: Transport) =>
  (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    secure(request, reply, transport).status(400).type('text/plain').send('This address is not valid.');
  };
