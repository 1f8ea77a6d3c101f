import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Visitor = Pick<FastifyRequest, 'ip' | 'ips' | 'protocol'> & { headers: IncomingHttpHeaders };

/** Headers that say who the visitor is, or which trace a call belongs to, and may be forged. */
const forwarding = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
].concat(['traceparent', 'tracestate']);

/**
 * The headers of a request that is passed on to the API: the visitor's host, which decides the store, and only
 * addresses that the edge knows or a trusted proxy reported.
 */
export function headersForApi(request: Visitor, given: IncomingHttpHeaders): IncomingHttpHeaders {
  const headers = Object.fromEntries(Object.entries(given).filter(([name]) => !forwarding.includes(name)));
  const addresses = request.ips?.toReversed() ?? [request.ip];
  return {
    ...headers,
    host: request.headers.host,
    'x-forwarded-for': addresses.join(', '),
    'x-forwarded-proto': request.protocol === 'https' ? 'https' : 'http',
  };
}

/**
 * The API was not reached, or ended in the midst of it. Said as the API says it of its database: pages then offer to
 * try again, and an order that is sent again has the same key.
 */
export function apiUnavailable(reply: FastifyReply): void {
  void reply
    .status(503)
    .header('cache-control', 'no-store')
    .header('retry-after', '1')
    .send({ code: 'UNAVAILABLE', message: 'The service is not available at the moment.' });
}
