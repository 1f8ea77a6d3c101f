import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { fastify, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Background, BackgroundOptions } from './background.ts';
import { startBackground } from './background.ts';
import { lookUpProgram } from './features/api-keys/api-keys.principal.service.ts';
import type { PageChangeListener } from './features/changes/changes.schema.ts';
import { listenForPages } from './features/changes/changes.service.ts';
import { createFirstPlatformUser } from './features/platform-users/platform-users.service.ts';
import { registerLocalBuilds } from './features/releases/releases.local.service.ts';
import { lookUpSession } from './features/sessions/sessions.principal.service.ts';
import { visitorKey } from './features/telemetry/telemetry.visitors.service.ts';
import { features } from './features.ts';
import type { AppConfig } from './platform/config.ts';
import { createChangeFeed } from './platform/database/change-feed.ts';
import type { Change } from './platform/database/changes.ts';
import { listenToChanges } from './platform/database/changes.ts';
import type { Observe } from './platform/database/observed.ts';
import { observer } from './platform/database/observed.ts';
import { openDatabase, openReplicas } from './platform/database/open-database.ts';
import { throttleStockChanges } from './platform/database/throttled-changes.ts';
import type { ResolveAddresses } from './platform/dns/addresses.ts';
import { resolveAddresses as findAddresses } from './platform/dns/addresses.ts';
import type { ResolveTxt } from './platform/dns/texts.ts';
import { resolveTxt as askDns } from './platform/dns/texts.ts';
import { handleErrors, refuseBadPath } from './platform/errors/error-handler.ts';
import { errorForLog } from './platform/errors/log-error.ts';
import { guardRoutes } from './platform/http/access.ts';
import { auditWrites } from './platform/http/audit.ts';
import type { CachedReplies } from './platform/http/cache-replies.ts';
import { cachedForMs, cacheReplies, ofReleases } from './platform/http/cache-replies.ts';
import { refuseOtherSites } from './platform/http/cross-site.ts';
import { parseJsonBodies } from './platform/http/json-body.ts';
import type { LimitRules } from './platform/http/limits.ts';
import { createLimits, limitRoutes, noLimits } from './platform/http/limits.ts';
import type { ApiMeter } from './platform/http/meter.ts';
import { describeApi, describeErrors, showApi } from './platform/http/openapi.ts';
import { serveReadiness } from './platform/http/readiness.ts';
import { setReplyHeaders } from './platform/http/reply-headers.ts';
import { logRequests } from './platform/http/request-log.ts';
import type { Services } from './platform/http/services.ts';
import { shedLoad } from './platform/http/shed-load.ts';
import { keyOfProgram } from './platform/identity/api-keys.ts';
import { createPrincipals, rememberedForMs, rememberPrincipals } from './platform/identity/principals.ts';
import { createTokens } from './platform/identity/tokens.ts';
import type { RunBuilds } from './platform/storage/build-runner.ts';
import { openReleaseFiles } from './platform/storage/open-release-files.ts';
import { folderStorage } from './platform/storage/storage.ts';
import { createHosts } from './platform/tenancy/hosts.ts';

export type AppOptions = Pick<
  BackgroundOptions,
  'mailRetryMs' | 'webhookRetryMs' | 'jobMonitorSeconds' | 'stopping'
> & {
  config: AppConfig;
  databaseUrl: string;
  log: FastifyBaseLogger;
  /** How long a public reply is cached, unless its data changes; 0 = never. */
  sharedMs?: number;
  /** Limits of attempts that differ from the defaults; false = no limits. */
  limits?: Partial<LimitRules> | false;
  /** How long the principal of a session is cached, unless something about it changes; 0 = never. */
  principalsMs?: number;
  /** Reads DNS to prove a store's domain; tests pass their own. */
  resolveTxt?: ResolveTxt;
  /** Finds where a store's own domain has to point; tests pass their own. */
  resolveAddresses?: ResolveAddresses;
  /** Runs builds before visitors get them; without it they are given out unrun. */
  runBuilds?: RunBuilds | undefined;
  /** The folder of the builds of this machine, for their source maps. */
  builds?: string | undefined;
  /** The time for the steps of subscriptions that are due; tests pass their own. */
  clock?: () => Date;
  /** How late the event loop may be before calls are refused; without it none is. */
  maxLoopDelayMs?: number;
  /** Measures the work of this application. */
  meter?: ApiMeter | undefined;
  /** Is called with each statement instead of the log and the meter; tests pass their own. */
  observe?: Observe;
};

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Invalidates what is cached of a change. For code in this process that writes past this application's own
     * connections.
     */
    changed(change: Change | null): void;
    /** Tells a page cache in the same process of changes. The returned function ends it. */
    listenForPages(listener: PageChangeListener): () => void;
    /** Returns the key that signs visitors' ids, for the edge in the same process. */
    visitorKey(): Promise<string>;
    /** Registers the builds in this folder, which go live by themselves, for the server in the same process. */
    registerLocalBuilds(folder: string): Promise<void>;
  }
}

/** The kinds of changes that public replies show, whether they are kept in memory or read at a replica. */
const shownKinds: ReadonlySet<string> = new Set<Change['kind']>(['tenants', 'settings', 'catalog', 'stock']);

/** The symbol under which Fastify finds a plugin's name; without it, it searches every loaded module. */
const pluginName = Symbol.for('fastify.display-name');

/** Builds the whole API, which does not listen yet. `close()` also ends its database connections. */
export async function buildApp({
  config,
  databaseUrl,
  log: outerLog,
  sharedMs = cachedForMs,
  principalsMs = rememberedForMs,
  resolveTxt = askDns,
  resolveAddresses = findAddresses,
  limits: rules = {},
  runBuilds,
  builds,
  clock = () => new Date(),
  meter,
  observe,
  maxLoopDelayMs,
  stopping,
  ...given
}: AppOptions): Promise<FastifyInstance> {
  const log = outerLog.child({}, { serializers: { err: errorForLog } });
  let replies: CachedReplies | undefined;
  let isHearing = false;
  let background: Background | undefined;
  const { changed, end: stopThrottling } = throttleStockChanges((change: Change | null) => {
    if (change === null || change.kind === 'mails') background?.wake();
    if (change === null || change.kind === 'principals') {
      principals.forget(change ?? {});
      programs.forget(change ?? {});
    }
    if (change === null || change.kind === 'tenants') hosts.clear();
    if (change?.kind === 'releases') replies?.forget(ofReleases);
    if (change === null || shownKinds.has(change.kind)) {
      replies?.forget(change && 'tenantId' in change ? change.tenantId : undefined);
      replicas?.changed(change);
    }
    // A listener that reads again must get the new data.
    changes.changed(change);
  });
  const changes = createChangeFeed();
  const directUrl = config.DATABASE_DIRECT_URL ?? databaseUrl;
  const database = {
    ...openDatabase(databaseUrl, log, changed, config),
    observe: observe ?? observer(log, config.SLOW_STATEMENT_MS ?? 1_000, meter?.statement),
  };
  const replicas = openReplicas(database, log, config);
  const hosts = createHosts(database, config.ROOT_DOMAIN);
  const principals = createPrincipals((claims) => lookUpSession(database, claims), principalsMs);
  const programs = rememberPrincipals(
    { keyOf: keyOfProgram, lookUp: (claims) => lookUpProgram(database, claims) },
    principalsMs,
  );
  const limits = rules ? createLimits(databaseUrl, log, rules, config) : noLimits;
  const hearing = (on: boolean) => {
    principals.hearing(on);
    programs.hearing(on);
    isHearing = on;
    replies?.hearing(on);
    replicas?.hearing(on);
    changes.hearing(on);
  };
  const stopHearing = listenToChanges(directUrl, { changed, hearing }, log);

  const app = fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_048_576,
    // The proxies whose X-Forwarded-For is trusted; none by default.
    trustProxy: config.TRUST_PROXY ?? false,
    routerOptions: { maxParamLength: 253 },
    frameworkErrors: refuseBadPath,
  });
  meter?.requests(app);
  meter?.watch({ database, cachedBytes: () => replies?.bytes() ?? 0, reads: () => replicas?.reads() });
  app.decorate('changed', changed);
  app.decorate('listenForPages', (listener: PageChangeListener) => listenForPages(changes, listener));
  app.decorate('visitorKey', () => visitorKey(database));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  logRequests(app);
  app.addHook('onClose', async () => {
    await stopHearing();
    stopThrottling();
    await background?.stop();
    await limits.close();
    await replicas?.close();
    await database.close();
  });
  setReplyHeaders(app, config);
  // Quality 4 takes a tenth of a millisecond for a list and leaves a quarter of its bytes.
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  handleErrors(app);
  serveReadiness(app, { database, isHearing: () => isHearing, dataDir: config.DATA_DIR, stopping });
  parseJsonBodies(app);
  await describeApi(app);
  await app.register(
    async (api) => {
      if (maxLoopDelayMs) await shedLoad(api, maxLoopDelayMs);
      refuseOtherSites(api);
      const releaseFiles = openReleaseFiles(config);
      background = startBackground({
        ...{ config, database, directUrl, releaseFiles, log, clock, stopping },
        ...given,
      });
      const storage = folderStorage(join(config.DATA_DIR, 'uploads'));
      const services: Services = {
        config,
        database,
        replicas,
        hosts,
        tokens: createTokens(database, { log }),
        principals,
        programs,
        storage,
        releaseFiles,
        resolveTxt,
        resolveAddresses,
        limits,
        changes,
        jobs: background.jobs,
        runBuilds: runBuilds ?? null,
        builds: builds ?? null,
        ask: async (host, url) => {
          const { statusCode, body } = await app.inject({ url, headers: { host } });
          return { status: statusCode, body };
        },
        clock,
        stopping,
      };
      guardRoutes(api, services);
      app.decorate('registerLocalBuilds', (folder: string) => registerLocalBuilds(services, folder, log));
      limitRoutes(api, limits);
      replies = cacheReplies(api, { freshMs: sharedMs });
      replies.hearing(isHearing);
      auditWrites(api, database);
      describeErrors(api);
      for (const feature of features)
        await api.register(Object.assign(feature, { [pluginName]: feature.name }));
      api.get('/openapi.json', { config: { access: 'open' }, schema: { hide: true } }, () => app.swagger());
    },
    { prefix: '/api' },
  );
  await showApi(app);
  await createFirstPlatformUser(database, config);
  await app.ready();
  return app;
}
