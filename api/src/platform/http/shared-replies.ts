import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Stock moves all the time and is checked when an order is placed, so a shelf may show a second-old number. */
export const sharedForMs = 1_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The reply is the same for every visitor of the store, and may be given to several of them. */
    shared?: true;
  }
  interface FastifyRequest {
    sharing: { key: string; settle(entry: Entry | undefined): void } | null;
  }
}

type Entry = { body: string; etag: string };

export type SharedReplies = {
  /** Forgets the replies of one store, or of all. */
  forget(tenantId?: string): void;
};

/**
 * Answers the public catalogue reads of a store from memory for a second: a burst of visitors asks the database once,
 * also while the first of them is still waiting. A change of the catalogue ends the second at once in every process.
 */
export function shareReplies(app: FastifyInstance, freshMs: number): SharedReplies {
  const entries = new LRUCache<string, Entry>({
    maxSize: 16_000_000,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    ttl: Math.max(freshMs, 1),
  });
  const waiting = new Map<string, Promise<Entry | undefined>>();
  /** Part of every key, so that a reply read before a change is never given after it. */
  const versions = new LRUCache<string, number>({ max: 50_000 });
  let allVersion = 0;

  app.decorateRequest('sharing', null);
  app.addHook('onRoute', ({ config, method, url }) => {
    if (config?.shared && (config.access !== 'store' || !['GET', 'HEAD'].includes(String(method)))) {
      throw new Error(
        `${method} ${url} cannot share its replies: only what every visitor may read is shared`,
      );
    }
  });

  app.addHook('onRequest', async (request, reply) => {
    const { id } = request.site ?? {};
    if (
      freshMs === 0 ||
      !id ||
      request.method !== 'GET' ||
      !request.routeOptions.config.shared ||
      request.url.length > 500
    )
      return;
    const key = `${allVersion} ${versions.get(id) ?? 0} ${id} ${request.url}`;
    const found = entries.get(key) ?? (await waiting.get(key));
    if (found) return answer(request, reply, found);
    const { promise, resolve } = Promise.withResolvers<Entry | undefined>();
    waiting.set(key, promise);
    request.sharing = {
      key,
      settle(entry) {
        if (entry) entries.set(key, entry);
        if (waiting.get(key) === promise) waiting.delete(key);
        resolve(entry);
      },
    };
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.sharing || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
    request.sharing.settle({ body: payload, etag });
    reply.header('etag', etag).header('cache-control', 'no-cache');
    return payload;
  });
  // Whatever became of the first, nobody waits for it any longer.
  app.addHook('onResponse', async (request) => request.sharing?.settle(undefined));
  app.addHook('onRequestAbort', async (request) => request.sharing?.settle(undefined));

  return {
    forget(tenantId) {
      if (tenantId) versions.set(tenantId, (versions.get(tenantId) ?? 0) + 1);
      else allVersion += 1;
    },
  };
}

function answer(request: FastifyRequest, reply: FastifyReply, { body, etag }: Entry): FastifyReply {
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
