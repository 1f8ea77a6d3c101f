import type { FastifyInstance } from 'fastify';
import type { AppConfig } from '../config.ts';
import { strictTransport } from './strict-transport.ts';

/** Sets the headers of every reply of the API. */
export function setReplyHeaders(app: FastifyInstance, config: AppConfig): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    // The API has no pages except its documentation, which sets its own policy.
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', `default-src 'none'; frame-ancestors 'none'`);
    if (config.NODE_ENV === 'production')
      reply.header('strict-transport-security', strictTransport(request.hostname, config.ROOT_DOMAIN));
    // A reply may be personal. Shared replies set their own header.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
