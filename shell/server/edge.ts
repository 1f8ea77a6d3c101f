import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import serveStatic from '@fastify/static';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { fastify, LogController } from 'fastify';
import type { ApiPort } from './api-port.ts';
import { apiUnavailable, headersForApi } from './api-proxy.ts';
import { findBuildFiles, serveBuildFiles } from './build-files.ts';
import type { Composition } from './composition.ts';
import type { Compositions } from './compositions.ts';
import { createCompositions, fixedComposition } from './compositions.ts';
import { fetchReleases, sweepReleases } from './fetched-releases.ts';
import { serveWatchdog } from './frozen.ts';
import { serveHealth } from './health.ts';
import { createHosts } from './hosts.ts';
import { serveImages } from './images.ts';
import { serveLive, serveNothingLive } from './live.ts';
import { localBuilds, noLocalBuilds } from './local-builds.ts';
import type { EdgeMeter } from './meter.ts';
import { serveOverrides } from './overrides.ts';
import { ownerOf } from './page-records.ts';
import { servePages } from './pages.ts';
import { createPublicPages, reportVerdict } from './public-pages.ts';
import { keepPublicPort } from './public-port.ts';
import type { Rendering } from './render/rendering.ts';
import { createRendering } from './render/rendering.ts';
import { refuseBadPath, secureHeaders } from './security.ts';
import { serveWorker } from './service-worker.ts';
import { serveStoreWebFiles } from './store-web-files.ts';
import { sendUnavailable } from './unavailable.ts';

export type EdgeOptions = {
  api: ApiPort;
  /** The platform's host name; stores are subdomains of it. */
  rootDomain: string;
  /** The folder of the builds: `<folder>/<part>/<build>/`. */
  builds: string;
  /** The folder of uploads and converted pictures. */
  dataDir: string;
  log: FastifyBaseLogger;
  production?: boolean;
  /** Pages get builds of the registry only, which every edge can get, and never those of this machine's folder. */
  releasedOnly?: boolean;
  /** Addresses of proxies that are trusted about the visitor's address and scheme. */
  trustProxy?: string[] | undefined;
  /** The public scheme, when it is known; else the one of the request. */
  publicScheme?: 'http' | 'https' | undefined;
  /** The public port, when it is known ('' is that of the scheme); else the one of the request. */
  publicPort?: string | undefined;
  /** The URL of an API in another process, to which `/api/**` is passed on. */
  apiUrl?: string | undefined;
  /** Whether shops have a service worker; else browsers remove the one that they have. */
  hasWorker?: boolean;
  /** For work on the pages: builds that all pages get instead of released ones. */
  composition?: () => Composition;
  /** Prepares the renderer before the first page is requested. */
  eager?: boolean;
  /** Signals that the server is about to stop, which ends endless replies. */
  stopping?: AbortSignal;
  /** Measures what is done here. */
  meter?: EdgeMeter | undefined;
};

const favicon = readFileSync(join(import.meta.dirname, 'favicon.svg'));

/** The API lets 400 calls of a store wait and refuses more; with fewer connections they would keep all others out here. */
const mostCalls = 1_024;

/** The edge: pages, builds, pictures, and the way to the API. Not yet listening. */
export async function buildEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const { api, rootDomain, builds, dataDir, log, apiUrl, publicScheme, production = false } = options;
  const transport = production ? { rootDomain } : null;
  const edge = fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ?? false,
    frameworkErrors: refuseBadPath(transport),
  });
  if (options.publicPort !== undefined) keepPublicPort(edge, options.publicPort);
  secureHeaders(edge, transport);
  options.meter?.requests(edge);
  await edge.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  const hosts = createHosts(api);
  const local = options.releasedOnly ? noLocalBuilds : localBuilds(builds, log);
  const compositions = options.composition
    ? fixedComposition(options.composition)
    : createCompositions({ api, host: rootDomain, local, log });

  await edge.register(serveStatic, {
    root: builds,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  const cache = join(dataDir, 'release-cache');
  await sweepReleases(cache).catch((error) => log.warn({ err: error }, 'old releases were not swept'));
  const files = findBuildFiles({
    local,
    folders: { builds, releases: join(dataDir, 'releases') },
    fetched: fetchReleases({ api, host: rootDomain, cache, record: compositions.record }),
  });
  serveBuildFiles(edge, files);
  const live = options.composition
    ? serveNothingLive(edge)
    : serveLive(edge, { hosts, compositions, stopping: options.stopping });
  serveWatchdog(edge);
  serveImages(edge, { uploads: join(dataDir, 'uploads'), cache: join(dataDir, 'images'), hosts });
  // Browsers request the second by themselves; both are the same picture.
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    edge.get(path, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(favicon),
    );
  }
  serveHealth(edge, { api, host: rootDomain, compositions, stopping: options.stopping });
  const stopWebFiles = serveStoreWebFiles(edge, {
    ...{ api, hosts, compositions, rootDomain, publicScheme, dataDir },
  });
  serveWorker(edge, {
    hosts,
    compositions,
    files,
    isOn: (options.hasWorker ?? true) && !options.composition,
  });
  if (apiUrl) {
    await edge.register(proxy, {
      upstream: apiUrl,
      prefix: '/api',
      rewritePrefix: '/api',
      // The plugin would take any certificate of an API behind https.
      undici: { connections: mostCalls, connect: { rejectUnauthorized: true } },
      replyOptions: {
        rewriteRequestHeaders: (request, given) => ({
          ...headersForApi(request, given),
          ...options.meter?.headersForApi?.(),
        }),
        onError: (reply) => apiUnavailable(reply as FastifyReply),
      },
    });
  }
  const overrides = options.composition ? undefined : serveOverrides(edge, api);
  const rendering = createRendering({
    files,
    log,
    observe: options.meter?.rendered,
    onBroken(verdict) {
      const { part, page, problem } = verdict;
      log.warn({ part: part.remote, build: part.build, page, problem }, 'a build fails in the renderer');
      // The address of a page may have been made up to end the renderer.
      if (!page) compositions.avoid(part);
      reportVerdict(api, rootDomain, verdict).catch((error) =>
        log.warn({ err: error }, 'and nobody was told'),
      );
    },
  });
  const publicPages = createPublicPages({ api, rendering, files, log });
  options.meter?.watch({ pages: publicPages.stats, compositions, live: live.count });
  if (options.eager) void getReady(compositions, rendering).catch(() => undefined);
  edge.addHook('onClose', async () => {
    publicPages.stop();
    stopWebFiles();
    hosts.stop();
    compositions.stop();
  });
  servePages(edge, {
    api,
    hosts,
    compositions,
    publicPages,
    rootDomain,
    publicScheme,
    ...(overrides && { overrides }),
  });

  edge.setNotFoundHandler((_request, reply) =>
    reply.status(404).header('cache-control', 'no-store').type('text/plain').send('There is nothing here.'),
  );
  edge.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error.statusCode && error.statusCode < 500)
      return reply
        .status(error.statusCode)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('This address is not valid.');
    request.log.error({ err: error }, 'page failed');
    return sendUnavailable(request, reply);
  });
  await edge.ready();
  return edge;
}

/** Nothing waits for it: a page that is requested earlier prepares itself. */
async function getReady(compositions: Compositions, rendering: Rendering): Promise<void> {
  const builds = await compositions.current();
  const composition = builds.choose({ tenantId: null, visitor: null });
  const shop = ownerOf(composition.parts, '/', 'store');
  if (shop) await rendering.warm(composition, shop.remote);
}
