import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Composition as PageComposition } from '../src/page/composition.ts';
import type { Visit } from './choose.ts';
import { compositionForPage } from './composition.ts';
import type { Builds, Compositions } from './compositions.ts';
import { readFrozen, readVisitor } from './cookies.ts';
import type { Hosts } from './hosts.ts';

export type LiveOptions = {
  hosts: Hosts;
  compositions: Compositions;
  /** Ends the streams, so that a server that stops does not wait for them. */
  stopping?: AbortSignal | undefined;
  /** How many tabs may connect; the others poll. */
  mostListeners?: number;
  /** How many of them from one address, which may be a whole office. */
  mostOfAddress?: number;
  lookEveryMs?: number;
  heartbeatMs?: number;
};

type Listener = { visit: Omit<Visit, 'now'>; composition: string; stream: Readable; address: string };

const query = z.object({ composition: z.string().max(200).default('') });
/** Only the platform has no tenant. The page that a tab shows is unknown, so sidebars are included. */
const hostOf = ({ tenantId }: Pick<Visit, 'tenantId'>) => (tenantId ? 'store' : 'platform');
const retryAfterSeconds = 60;
/** After a restart not all tabs should reconnect at the same moment. */
const comeBackAfterMs = () => 3_000 + Math.floor(Math.random() * 7_000);
/** How many streams are written before other work gets a turn. */
const atOnce = 500;
/** How many bytes may wait for a slow connection. */
const mostUnsentBytes = 64 * 1024;

/** How many streams an edge holds open, and of them for one address. Each takes a descriptor. */
export const liveLimits = { mostListeners: 20_000, mostOfAddress: 500 };

/**
 * `GET /live`: a stream that sends an open tab its composition whenever that changes. `GET /live/composition`: the
 * same for a tab that polls. Returns how many streams are open.
 */
export function serveLive(edge: FastifyInstance, options: LiveOptions): { count(): number } {
  const { hosts, compositions, stopping } = options;
  const { mostListeners, mostOfAddress } = { ...liveLimits, ...options };
  const { lookEveryMs = 1_000, heartbeatMs = 25_000 } = options;
  const listeners = new Set<Listener>();
  const ofAddress = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let hasStopped = false;
  let stamp: string | undefined;
  let heartAt = Date.now();

  async function visitOf({ headers }: FastifyRequest): Promise<Omit<Visit, 'now'> | null> {
    const tenant = await hosts.tenant(headers.host ?? '');
    const { cookie } = headers;
    return tenant && { tenantId: tenant.id, visitor: readVisitor(cookie), avoid: readFrozen(cookie) };
  }

  function tell(listener: Listener, builds: Builds, pages: Map<string, string>): void {
    const composition = builds.choose(listener.visit);
    const { id } = composition;
    if (id === listener.composition) return;
    listener.composition = id;
    const host = hostOf(listener.visit);
    const key = `${host} ${id}`;
    const page =
      pages.get(key) ?? JSON.stringify(compositionForPage(composition, { host, hasSidebar: true }));
    pages.set(key, page);
    send(listener, `event: composition\nid: ${id}\ndata: ${page}\n\n`);
  }

  function send({ stream }: Listener, text: string): void {
    if (stream.readableLength > mostUnsentBytes) stream.destroy();
    else stream.push(text);
  }

  /** One timer for all streams; none runs without streams. */
  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      if (Date.now() - heartAt >= heartbeatMs) {
        heartAt = Date.now();
        for (const listener of listeners) send(listener, ':\n\n');
      }
      const builds = await compositions.current();
      if (builds.stamp === stamp) return;
      stamp = builds.stamp;
      const pages = new Map<string, string>();
      let count = 0;
      for (const listener of listeners) {
        tell(listener, builds, pages);
        count += 1;
        if (count % atOnce === 0) await nextTurn();
      }
    } catch (error) {
      edge.log.warn({ err: error }, 'open tabs could not be given their builds');
    } finally {
      isLooking = false;
    }
  }

  function add(listener: Listener): void {
    // It arrived while the server was stopping.
    if (hasStopped) listener.stream.push(null);
    listeners.add(listener);
    const { address } = listener;
    ofAddress.set(address, (ofAddress.get(address) ?? 0) + 1);
    listener.stream.once('close', () => {
      listeners.delete(listener);
      const left = (ofAddress.get(address) ?? 1) - 1;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
      if (listeners.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    });
    timer ??= setInterval(() => void look(), lookEveryMs).unref();
  }

  function stop(): void {
    hasStopped = true;
    for (const { stream } of listeners) stream.push(null);
  }
  stopping?.addEventListener('abort', stop, { once: true });
  edge.addHook('preClose', async () => stop());

  edge.get('/live', { compress: false, exposeHeadRoute: false }, async (request, reply) => {
    const parsed = query.safeParse(request.query);
    const visit = await visitOf(request);
    reply.header('cache-control', 'no-store, no-transform').header('vary', 'cookie');
    if (!visit || !parsed.success) return reply.status(visit ? 400 : 404).send();
    const address = request.ip;
    const isFull = listeners.size >= mostListeners || (ofAddress.get(address) ?? 0) >= mostOfAddress;
    if (hasStopped || isFull)
      return reply.status(503).header('retry-after', retryAfterSeconds).header('connection', 'close').send();
    const builds = await compositions.current();
    const stream = new Readable({ read() {} });
    // A tab that reconnects says which composition it received last.
    const said = request.headers['last-event-id'];
    const composition = typeof said === 'string' ? said : parsed.data.composition;
    const listener: Listener = { visit, composition, stream, address };
    stream.push(`retry: ${comeBackAfterMs()}\n\n`);
    tell(listener, builds, new Map());
    add(listener);
    // The connection must not delay a server that stops.
    return reply
      .header('connection', 'close')
      .header('x-accel-buffering', 'no')
      .type('text/event-stream; charset=utf-8')
      .send(stream);
  });

  edge.get('/live/composition', async (request, reply): Promise<PageComposition | undefined> => {
    const visit = await visitOf(request);
    reply.header('cache-control', 'no-store').header('vary', 'cookie');
    if (!visit) return reply.status(404).send();
    const composition = (await compositions.current()).choose(visit);
    return compositionForPage(composition, { host: hostOf(visit), hasSidebar: true });
  });
  return { count: () => listeners.size };
}

/** When webpack replaces modules in the page, nothing is sent and nothing polls. */
export function serveNothingLive(edge: FastifyInstance): { count(): number } {
  for (const path of ['/live', '/live/composition']) {
    edge.get(path, (_request, reply) => reply.status(204).header('cache-control', 'no-store').send());
  }
  return { count: () => 0 };
}
