import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

type Visitor = Pick<FastifyRequest, 'ip' | 'ips' | 'protocol'> & { headers: IncomingHttpHeaders };

/** What says who the visitor is, or pretends to. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * The headers with which a request goes on to the API: the host that the visitor asked for, as the API takes the store
 * from it, and the addresses that the edge itself knows or was told by a proxy it trusts, and no others.
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
