import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedReply, ReplyCache } from './reply-cache.ts';
import { createReplyCache, pack, replyOf } from './reply-cache.ts';

/** A cached reply is used this long at most, in case a change was missed. */
export const cachedForMs = 60_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The reply is the same for every visitor of the host and is shared. `briefly`: it also depends on the clock, so
     * it is cached for one second only. `releases`: it shows no store's data but the releases.
     */
    shared?: true | 'briefly' | 'releases';
  }
  interface FastifyRequest {
    sharing: Sharing | null;
  }
}

type Sharing = { key: string; settle(reply: CachedReply | undefined): void };

export type CachedReplies = Pick<ReplyCache, 'forget' | 'hearing' | 'bytes'>;

/** Replies about releases belong to no store. A change of releases drops them. */
export const ofReleases = 'releases';

const longestAddress = 500;

/**
 * Answers public reads from memory until their data changes. A burst of visitors makes one database read, which they
 * all wait for, and a visitor with a current ETag gets 304.
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

  // A callback, because Fastify tracks a reply that an async hook returns until it is sent, which took 5 % of the
  // time.
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
    // A reply that depends on the caller is not shared.
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
  // Whether the first request succeeded or failed, nobody waits for it any longer.
  app.addHook('onResponse', async (request) => request.sharing?.settle(undefined));

  return cache;
}

/**
 * Returns the key of a cached reply. It includes the host: a store has several, and some replies name the requested
 * one.
 */
function addressOf({ tenant, url, routeOptions }: FastifyRequest): string {
  const schema = routeOptions.schema as { querystring?: unknown } | undefined;
  // Parameters that a route does not read are not part of the key.
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
