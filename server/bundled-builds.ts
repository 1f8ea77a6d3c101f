import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { releaseBundled } from '../api/src/features/bundled-builds/bundled-builds.service.ts';
import type { Config } from '../api/src/platform/config.ts';
import { openDatabase } from '../api/src/platform/database/open-database.ts';
import type { RunBuilds } from '../api/src/platform/storage/build-runner.ts';
import { openReleaseFiles } from '../api/src/platform/storage/open-release-files.ts';

type Options = {
  config: Config;
  databaseUrl: string;
  app: Pick<FastifyInstance, 'inject'>;
  runBuilds: RunBuilds;
  log: Pick<Logger, 'info' | 'warn'>;
};

/** Releases the builds that came with this server, which are in `folder`. */
export async function releaseBundledBuilds(
  folder: string,
  { config, databaseUrl, app, runBuilds, log }: Options,
): Promise<void> {
  const database = openDatabase(databaseUrl, log, undefined, config);
  const ask = async (host: string, url: string) => {
    const { statusCode, payload } = await app.inject({ url, headers: { host } });
    return { status: statusCode, body: payload };
  };
  try {
    const given = { config, database, releaseFiles: openReleaseFiles(config), runBuilds, ask };
    await releaseBundled(given, folder, log);
  } finally {
    await database.close();
  }
}
