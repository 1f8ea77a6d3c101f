import type { FastifyInstance } from 'fastify';

/** Logs one line per request, with its id. Fast and successful ones are logged at the debug level only. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      // The log must not have a token that opens a file.
      url: request.url.replace(/([?&]token=)[^&]*/g, '$1…'),
      host: request.headers.host,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    const level =
      reply.statusCode >= 500
        ? 'error'
        : reply.statusCode >= 400 || reply.elapsedTime > 1_000
          ? 'info'
          : 'debug';
    request.log[level](line, 'request');
  });
}
