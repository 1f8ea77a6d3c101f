import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { pino } from 'pino';
import pretty from 'pino-pretty';
import { buildApp } from '../../api/src/app.ts';
import type { Config } from '../../api/src/platform/config.ts';
import { allowsOverrides } from '../../api/src/platform/config.ts';
import { apiAt, apiInProcess } from '../../shell/server/api-port.ts';
import { buildEdge } from '../../shell/server/edge.ts';
import { StartError } from '../start-error.ts';
import { buildPages } from './build-pages.ts';
import { listen } from './listener.ts';
import { followLocalBuilds } from './local-builds.ts';
import { openServer, prepareDatabase } from './parts.ts';
import { assertPortFree, assertWritable } from './preflight.ts';
import type { Log } from './progress.ts';

/** How long requests under way may take once the platform is told to stop. */
const graceMs = 10_000;

const root = join(import.meta.dirname, '../..');
const builds = join(root, 'dist');

type Closings = (() => Promise<unknown>)[];

export type Platform = { stop(): Promise<void> };

/**
 * Puts the platform together: database, API and edge behind one port, or only the parts that ROLE names. What was
 * started is stopped in the opposite order, also when a later part fails to start, or `signal` breaks the start off.
 */
export async function startPlatform(given: Config, log: Log, signal: AbortSignal): Promise<Platform> {
  const config = { ...given, DATA_DIR: resolve(root, given.DATA_DIR) };
  const closings: Closings = [];
  const stopping = new AbortController();
  const stop = async () => {
    stopping.abort();
    for (const close of closings.splice(0).reverse()) await close();
  };
  try {
    assertWritable(config.DATA_DIR, builds);
    await assertPortFree(config.PORT, config.HOST);
    const handler = await startParts(config, log, closings, signal, stopping.signal);
    signal.throwIfAborted();
    const listener = await listen(handler, config.PORT, config.HOST);
    closings.push(() => listener.close(graceMs));
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  config: Config,
  log: Log,
  closings: Closings,
  signal: AbortSignal,
  stopping: AbortSignal,
): Promise<RequestListener> {
  const logger = createLogger(config);
  if (config.ROLE === 'api')
    return startApi(config, log, logger, closings, stopping).then(({ app }) => app.routing);
  if (config.ROLE === 'edge') {
    const apiUrl = config.API_URL;
    if (!apiUrl)
      throw new StartError('The setting API_URL is missing: with ROLE=edge it says where the API is.');
    await buildPages(log, signal);
    const api = apiAt(apiUrl, { secret: config.EDGE_SECRET, log: logger });
    const edge = await buildEdge({ ...edgeOptions(config, logger), stopping, api, apiUrl });
    closings.push(() => edge.close());
    return edge.routing;
  }
  const failed = new AbortController();
  const [api, pages] = await Promise.allSettled([
    startApi(config, log, logger, closings, stopping).catch((error) => {
      // A build that goes on would keep the program from ending.
      failed.abort();
      throw error;
    }),
    buildPages(log, AbortSignal.any([signal, failed.signal])),
  ]);
  if (api.status === 'rejected') throw api.reason;
  if (pages.status === 'rejected') throw pages.reason;
  const { app, databaseUrl } = api.value;
  closings.push(await followLocalBuilds(databaseUrl, builds, logger));
  const edge = await buildEdge({ ...edgeOptions(config, logger), stopping, api: apiInProcess(app) });
  closings.push(() => edge.close());
  return (request, reply) => (isForApi(request.url) ? app : edge).routing(request, reply);
}

async function startApi(config: Config, log: Log, logger: Logger, closings: Closings, stopping: AbortSignal) {
  const server = await openServer(config, log);
  closings.push(server.stop);
  await prepareDatabase(server.url, config, log);
  const app = await buildApp({ config, databaseUrl: server.url, log: logger, stopping });
  closings.push(() => app.close());
  return { app, databaseUrl: server.url };
}

const edgeOptions = (config: Config, log: Logger) => ({
  eager: true,
  rootDomain: config.ROOT_DOMAIN,
  builds,
  dataDir: config.DATA_DIR,
  production: config.NODE_ENV === 'production',
  allowOverrides: allowsOverrides(config),
  trustProxy: config.TRUST_PROXY,
  publicScheme: schemeOf(config.PUBLIC_URL),
  log,
});

function schemeOf(url: string | undefined): 'http' | 'https' | undefined {
  if (!url) return undefined;
  return new URL(url).protocol === 'https:' ? 'https' : 'http';
}

const isForApi = (url = '/') => /^\/api(?=[/?]|$)/.test(url);

/** JSON lines for machines in production, one readable line each elsewhere. */
function createLogger({ LOG_LEVEL, NODE_ENV }: Config): Logger {
  if (NODE_ENV === 'production') return pino({ level: LOG_LEVEL });
  return pino({ level: LOG_LEVEL }, pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }));
}
