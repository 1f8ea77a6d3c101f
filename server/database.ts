import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../api/src/platform/config.ts';
import { isMigrated, migrate } from '../api/src/platform/database/migrate.ts';
import type { RunningPostgres } from './postgres.ts';
import { startPostgres } from './postgres.ts';
import { assertDatabase } from './preflight.ts';
import type { Log } from './progress.ts';
import { StartError } from './start-error.ts';

/**
 * The server of DATABASE_URL, which we neither start nor stop, or the bundled one, which is restarted when it ends.
 */
export async function openServer(
  config: Config,
  log: Log,
  supervise?: (line: string) => void,
): Promise<RunningPostgres> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = config;
  if (url) {
    await assertDatabase(url);
    if (directUrl) await assertDatabase(directUrl, 'DATABASE_DIRECT_URL');
    return { url, stop: async () => {} };
  }
  log('Starting PostgreSQL');
  const dataDir = join(config.DATA_DIR, 'data');
  return startPostgres({ dataDir, log, ...(supervise && { supervise }) });
}

/**
 * Brings the schema up to date, unless that is a step of its own, and fills an empty database with the demo world,
 * never in production.
 */
export async function prepareDatabase(databaseUrl: string, config: Config, log: Log): Promise<void> {
  const directUrl = config.DATABASE_DIRECT_URL ?? databaseUrl;
  if (!config.MIGRATE) {
    if (await isMigrated(directUrl)) return;
    throw new StartError(
      'The database is older than this version, and MIGRATE is off: run "node server/main.js migrate" once, then start.',
    );
  }
  log('Migrating the database');
  await migrate(directUrl);
  if (config.NODE_ENV === 'production' || !(await isEmpty(directUrl))) return;
  log('Seeding the demo world');
  const { seedDemo } = await import('../api/src/demo/seed.ts');
  await seedDemo(directUrl, { dataDir: config.DATA_DIR, log });
}

/** `node server/main.js migrate`: the schema of this version, and nothing else. */
export async function migrateOnly(config: Config, log: Log): Promise<void> {
  const server = await openServer(config, log);
  try {
    log('Migrating the database');
    await migrate(config.DATABASE_DIRECT_URL ?? server.url);
    log('The database has the schema of this version');
  } finally {
    await server.stop();
  }
}

async function isEmpty(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select 1 from tenants limit 1');
    return rows.length === 0;
  } finally {
    await client.end();
  }
}
