import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { buildApp } from '../api/src/app.ts';
import type { Config } from '../api/src/platform/config.ts';
import { connectionsOf } from '../api/src/platform/database/connections.ts';
import type { ApiMeter } from '../api/src/platform/http/meter.ts';
import { longestLoopDelayMs } from '../api/src/platform/http/shed-load.ts';
import { buildWorker } from '../api/src/worker.ts';
import { apiAt, apiInProcess } from '../shell/server/api-port.ts';
import { buildEdge } from '../shell/server/edge.ts';
import type { EdgeMeter } from '../shell/server/meter.ts';
import { createRunBuilds } from '../shell/server/runs/run-builds.ts';
import { releaseBundledBuilds } from './bundled-builds.ts';
import { openServer, prepareDatabase } from './database.ts';
import { isForDemoProvider, startDemoProvider } from './demo-payments.ts';
import { listen } from './listener.ts';
import { followLocalBuilds } from './local-builds.ts';
import { createLogger } from './logger.ts';
import { apiMeterOf, edgeMeterOf } from './meters.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createMetrics } from './metrics/metrics.ts';
import { assertBuilt, assertPortFree, assertWritable, listenError } from './preflight.ts';
import type { Log } from './progress.ts';
import { StartError } from './start-error.ts';
import type { Tracing } from './tracing/tracing.ts';

/** How long running requests may take once the platform is told to stop. */
const graceMs = 10_000;

type Closings = (() => Promise<unknown>)[];

export type PlatformOptions = {
  config: Config;
  /** The folder of built pages: `<builds>/<part>/<build>/`. */
  builds: string;
  /** Makes missing builds in that folder. Without it they all have to be there. */
  buildPages?: BuildPages | undefined;
  log: Log;
  /** Aborts the start. */
  signal: AbortSignal;
};

export type BuildPages = (log: Log, signal: AbortSignal) => Promise<void>;

export type Platform = { stop(): Promise<void> };

/**
 * Starts the platform: database, API and edge behind one port, or only the parts that ROLE names. They are stopped in
 * reverse order, also when a later part fails to start.
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { config, builds, buildPages, signal } = options;
  const closings: Closings = [];
  const stopping = new AbortController();
  let isListening = false;
  const stop = async () => {
    stopping.abort();
    // Balancers see that this process is not ready, and send it nothing more. An aborted start does not wait.
    if (isListening) await sleep(config.DRAIN_SECONDS * 1_000);
    for (const close of closings.splice(0).reverse()) await close();
  };
  try {
    assertWritable(config.DATA_DIR);
    if (buildPages) assertWritable(builds);
    else if (config.ROLE === 'all' || (config.ROLE === 'edge' && !isProduction(config))) assertBuilt(builds);
    await assertPortFree(config.PORT, config.HOST);
    const measuring = await startMeasuring(config, closings);
    const handler = await startParts({ ...options, ...measuring }, closings, stopping.signal);
    signal.throwIfAborted();
    const listener = await listen(handler, config.PORT, config.HOST);
    closings.push(() => listener.close(graceMs));
    isListening = true;
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Measuring = { apiMeter: ApiMeter | undefined; edgeMeter: EdgeMeter | undefined };

/** Figures and traces, as the settings say. */
async function startMeasuring(config: Config, closings: Closings): Promise<Measuring> {
  const metrics = await startMetrics(config, closings);
  const tracing = await startTraces(config, closings);
  return {
    apiMeter: apiMeterOf([metrics?.api, tracing?.api]),
    edgeMeter: edgeMeterOf([metrics?.edge, tracing?.edge]),
  };
}

/** Its packages are loaded only where there is a collector. */
async function startTraces(config: Config, closings: Closings): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share, ROLE } = config;
  if (!endpoint) return undefined;
  const { startTracing } = await import('./tracing/tracing.ts');
  const service = config.OTEL_SERVICE_NAME ?? (ROLE === 'all' ? 'larder' : `larder-${ROLE}`);
  const tracing = startTracing({ endpoint, share, service });
  closings.push(tracing.stop);
  return tracing;
}

/** None without a port for them: then nothing is measured. */
async function startMetrics(config: Config, closings: Closings): Promise<Metrics | undefined> {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = config;
  if (!port) return undefined;
  const metrics = createMetrics();
  const listener = await metrics.listen(port, host, token).catch((error) => {
    throw listenError(error, port, host);
  });
  closings.push(listener.close);
  return metrics;
}

type Measured = PlatformOptions & Measuring;

async function startParts(
  options: Measured,
  closings: Closings,
  stopping: AbortSignal,
): Promise<RequestListener> {
  const { config, builds, buildPages, log, signal, apiMeter, edgeMeter } = options;
  const logger = await createLogger(config);
  if (config.ROLE === 'api')
    return startApi(options, logger, closings, stopping).then(({ app }) => app.routing);
  if (config.ROLE === 'worker') {
    const databaseUrl = await startDatabase(options, logger, closings);
    const worker = await buildWorker({ config, databaseUrl, log: logger, stopping, meter: apiMeter });
    closings.push(() => worker.close());
    return worker.routing;
  }
  if (config.ROLE === 'edge') {
    const apiUrl = config.API_URL;
    if (!apiUrl)
      throw new StartError('The setting API_URL is missing: with ROLE=edge it says where the API is.');
    await buildPages?.(log, signal);
    const api = apiAt(apiUrl, {
      ...{ secret: config.EDGE_SECRET, log: logger, headersForApi: edgeMeter?.headersForApi },
    });
    const edge = await buildEdge({
      ...edgeOptions(config, builds, logger),
      stopping,
      api,
      apiUrl,
      meter: edgeMeter,
    });
    closings.push(() => edge.close());
    return edge.routing;
  }
  const demo = await startDemoProvider(config);
  if (demo) closings.push(demo.close);
  const failed = new AbortController();
  const [api, pages] = await Promise.allSettled([
    startApi({ ...options, config: demo?.config ?? config }, logger, closings, stopping).catch((error) => {
      // A running build would prevent the program from ending.
      failed.abort();
      throw error;
    }),
    buildPages?.(log, AbortSignal.any([signal, failed.signal])),
  ]);
  if (api.status === 'rejected') throw api.reason;
  if (pages.status === 'rejected') throw pages.reason;
  const { app, databaseUrl } = api.value;
  await demo?.giveKeys(databaseUrl);
  if (!isProduction(config)) closings.push(await followLocalBuilds(app.registerLocalBuilds, builds, logger));
  const edge = await buildEdge({
    ...edgeOptions(config, builds, logger),
    stopping,
    api: apiInProcess(app),
    meter: edgeMeter,
  });
  closings.push(() => edge.close());
  return (request, reply) => {
    if (demo && isForDemoProvider(request.url)) demo.pages(request, reply);
    else (isForApi(request.url) ? app : edge).routing(request, reply);
  };
}

/** The address of a database with this version's schema. */
async function startDatabase(
  { config, log }: PlatformOptions,
  logger: Logger,
  closings: Closings,
): Promise<string> {
  const server = await openServer(config, log, (line) => logger.warn(line));
  closings.push(server.stop);
  await prepareDatabase(server.url, config, log);
  logger.info(connectionsOf(config), 'the most connections to the database of this process');
  return server.url;
}

async function startApi(options: Measured, logger: Logger, closings: Closings, stopping: AbortSignal) {
  const { config, builds } = options;
  const runBuilds = createRunBuilds({ builds, log: logger });
  const databaseUrl = await startDatabase(options, logger, closings);
  const app = await buildApp({
    ...{ config, databaseUrl, log: logger, runBuilds, builds, stopping },
    ...{ meter: options.apiMeter, maxLoopDelayMs: longestLoopDelayMs },
  });
  closings.push(() => app.close());
  // Every edge can get released builds, but nobody those of another machine's folder.
  if (isProduction(config)) {
    const given = { config, databaseUrl, app, runBuilds, log: logger };
    await releaseBundledBuilds(builds, given);
  }
  return { app, databaseUrl };
}

const edgeOptions = (config: Config, builds: string, log: Logger) => ({
  eager: true,
  rootDomain: config.ROOT_DOMAIN,
  builds,
  dataDir: config.DATA_DIR,
  production: isProduction(config),
  releasedOnly: isProduction(config),
  trustProxy: config.TRUST_PROXY,
  publicScheme: schemeOf(config.PUBLIC_URL),
  publicPort: config.PUBLIC_URL && new URL(config.PUBLIC_URL).port,
  hasWorker: config.SERVICE_WORKER,
  log,
});

const isProduction = ({ NODE_ENV }: Config) => NODE_ENV === 'production';

function schemeOf(url: string | undefined): 'http' | 'https' | undefined {
  if (!url) return undefined;
  return new URL(url).protocol === 'https:' ? 'https' : 'http';
}

const isForApi = (url = '/') => /^\/api(?=[/?]|$)/.test(url);
