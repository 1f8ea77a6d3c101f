import type { FastifyInstance } from 'fastify';

/**
 * Hosts have the port that visitors write, as PUBLIC_URL says it, and never one that a request makes up: pages name
 * their own address, so each port would be a copy of every page.
 */
export function keepPublicPort(edge: FastifyInstance, port: string): void {
  edge.addHook('onRequest', (request, _reply, goOn) => {
    const { headers } = request;
    if (headers.host) headers.host = headers.host.replace(/:\d*$/, '') + (port && `:${port}`);
    goOn();
  });
}
