import type { HostBootstrap } from 'api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Hosts } from './hosts.ts';

export type StoreFile = { bootstrap: HostBootstrap; host: string; origin: string; request: FastifyRequest };
type Made = { type: string; body: string | Buffer; maxAge?: number } | null;

type Options = { hosts: Hosts; publicScheme?: 'http' | 'https' | undefined };

/**
 * Serves files that a store's host has beside its pages. They name addresses of the host only after the API has said
 * that it is a store's, and they set no cookie.
 */
export function storeFiles(edge: FastifyInstance, { hosts, publicScheme }: Options) {
  return (path: string, make: (file: StoreFile) => Promise<Made> | Made): void => {
    edge.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const host = (request.headers.host ?? '').toLowerCase();
      const bootstrap = await hosts.bootstrap(host);
      const scheme = publicScheme ?? (request.protocol === 'https' ? 'https' : 'http');
      const made = bootstrap && (await make({ bootstrap, host, origin: `${scheme}://${host}`, request }));
      if (!made) return reply.callNotFound();
      // A cache before edges may have a key without the host.
      return reply
        .header('cache-control', `public, max-age=${made.maxAge ?? 3_600}`)
        .header('vary', 'host')
        .type(made.type)
        .send(made.body);
    });
  };
}
