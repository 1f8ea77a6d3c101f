import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedReply, ReplyCache } from './reply-cache.ts';
import { createReplyCache, pack, replyOf } from './reply-cache.ts';

/** A change that was not heard of shows after this time all the same. */
export const cachedForMs = 60_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The reply is the same for every visitor of the host, and may be given to several of them. `briefly`: the clock
     * changes it as well, so it is cached for a second only. `releases`: it shows no store's data but the releases.
     */
    shared?: true | 'briefly' | 'releases';
  }
  interface FastifyRequest {
    sharing: Sharing | null;
  }
}

type Sharing = { key: string; settle(reply: CachedReply | undefined): void };

export type CachedReplies = Pick<ReplyCache, 'forget' | 'hearing' | 'bytes'>;

/** Replies about releases, which belong to no store; a change of releases drops them. */
export const ofReleases = 'releases';

const longestAddress = 500;

/**
 * Answers public reads from memory until what they show changes: a burst of visitors asks the database once, also
 * while the first of them is still waiting, and whoever has the reply already is told so.
 */
export function cacheReplies(
  app: FastifyInstance,
  { freshMs, maxBytes }: { freshMs: number; maxBytes?: number | undefined },
): CachedReplies {
  const cache = createReplyCache({ freshMs, ...(maxBytes !== undefined && { maxBytes }) });
  const waiting = new Map<string, Promise<CachedReply | undefined>>();

  app.decorateRequest('sharing', null);
  app.addHook('onRoute', ({ config, method, url }) => {
    const isPublic = config?.access === 'store' || config?.access === 'host' || config?.access === 'open';
    if (config?.shared && !(isPublic && ['GET', 'HEAD'].includes(String(method)))) {
      throw new Error(
        `${method} ${url} cannot share its replies: only what every visitor may read is shared`,
      );
    }
  });

  // By a callback: of a reply that an async hook returns, Fastify watches the whole way out, 5 % of all the work here.
  app.addHook('onRequest', (request, reply, goOn) => {
    const { shared } = request.routeOptions.config;
    if (!shared || freshMs === 0 || request.method !== 'GET') return goOn();
    const address = addressOf(request);
    if (address.length > longestAddress) return goOn();
    const key = cache.key(shared === 'releases' ? ofReleases : (request.tenant.id ?? 'platform'), address);
    const found = cache.get(key, shared !== true);
    const asked = waiting.get(key);
    if (found && (!found.stale || asked)) return answer(request, reply, found.reply);
    if (!asked) return ask();
    void asked.then((made) => (made ? answer(request, reply, made) : ask()));

    function ask() {
      const { promise, resolve } = Promise.withResolvers<CachedReply | undefined>();
      waiting.set(key, promise);
      request.sharing = {
        key,
        settle(made) {
          if (waiting.get(key) === promise) waiting.delete(key);
          resolve(made);
        },
      };
      goOn();
    }
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { sharing } = request;
    if (!sharing || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    // What makes a visitor somebody is for that visitor alone.
    if (reply.hasHeader('set-cookie')) return payload;
    const etag = `W/"${hash('sha1', payload, 'base64url')}"`;
    const made = replyOf(etag, payload);
    cache.set(sharing.key, made);
    sharing.settle(made);
    describe(reply, etag);
    if (!hasAlready(request, etag)) return payload;
    reply.status(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
  // Whatever became of the first, nobody waits for it any longer.
  app.addHook('onResponse', async (request) => request.sharing?.settle(undefined));

  return cache;
}

/** By the host as well: a store has several, and some replies name the one that was asked. */
function addressOf({ tenant, url, routeOptions }: FastifyRequest): string {
  const schema = routeOptions.schema as { querystring?: unknown } | undefined;
  // What a route does not read does not make another reply.
  const path = schema?.querystring ? url : url.split('?', 1)[0];
  return `${tenant.domain} ${path}`;
}

function describe(reply: FastifyReply, etag: string): void {
  reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
}

function hasAlready(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (!known) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return known === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag));
}

function answer(request: FastifyRequest, reply: FastifyReply, found: CachedReply): void {
  describe(reply, found.etag);
  if (hasAlready(request, found.etag)) return void reply.status(304).send();
  reply.type('application/json; charset=utf-8');
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  if (takesBrotli && found.brotli instanceof Buffer) {
    return void reply.header('content-encoding', 'br').send(found.brotli);
  }
  if (takesBrotli) void pack(found);
  reply.send(found.body);
}
