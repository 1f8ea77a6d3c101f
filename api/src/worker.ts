import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { fastify, LogController } from 'fastify';
import { startBackground } from './background.ts';
import type { AppConfig } from './platform/config.ts';
import { listenToChanges } from './platform/database/changes.ts';
import { observer } from './platform/database/observed.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { errorForLog } from './platform/errors/log-error.ts';
import type { ApiMeter } from './platform/http/meter.ts';
import { serveReadiness } from './platform/http/readiness.ts';
import { openReleaseFiles } from './platform/storage/open-release-files.ts';

type Options = {
  config: AppConfig;
  databaseUrl: string;
  log: FastifyBaseLogger;
  /** Signals that the server is about to stop. */
  stopping?: AbortSignal | undefined;
  meter?: ApiMeter | undefined;
};

/** Builds the process that works outside of requests, and answers only about its health. It does not listen yet. */
export async function buildWorker({
  config,
  databaseUrl,
  log: outerLog,
  stopping,
  meter,
}: Options): Promise<FastifyInstance> {
  const log = outerLog.child({}, { serializers: { err: errorForLog } });
  const directUrl = config.DATABASE_DIRECT_URL ?? databaseUrl;
  const database = {
    ...openDatabase(databaseUrl, log, undefined, config),
    observe: observer(log, config.SLOW_STATEMENT_MS ?? 1_000, meter?.statement),
  };
  meter?.watch({ database, cachedBytes: () => 0 });
  const background = startBackground({
    ...{ database, directUrl, log, stopping, releaseFiles: openReleaseFiles(config) },
    config: { ...config, WORK: true },
    clock: () => new Date(),
  });
  let isHearing = false;
  const stopHearing = listenToChanges(
    directUrl,
    {
      changed: (change) => (change === null || change.kind === 'mails') && background.wake(),
      hearing: (on) => {
        isHearing = on;
      },
    },
    log,
  );
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  serveReadiness(app, { database, isHearing: () => isHearing, dataDir: config.DATA_DIR, stopping });
  app.addHook('onClose', async () => {
    await stopHearing();
    await background.stop();
    await database.close();
  });
  await app.ready();
  return app;
}
