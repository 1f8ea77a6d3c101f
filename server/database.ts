import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../api/src/platform/config.ts';
import { migrate } from '../api/src/platform/database/migrate.ts';
import type { RunningPostgres } from './postgres.ts';
import { startPostgres } from './postgres.ts';
import { assertDatabase } from './preflight.ts';
import type { Log } from './progress.ts';

/**
 * The server of DATABASE_URL, which we neither start nor stop, or the bundled one, which is restarted when it ends.
 */
export async function openServer(
  config: Config,
  log: Log,
  supervise?: (line: string) => void,
): Promise<RunningPostgres> {
  if (config.DATABASE_URL) {
    await assertDatabase(config.DATABASE_URL);
    return { url: config.DATABASE_URL, stop: async () => {} };
  }
  log('Starting PostgreSQL');
  const dataDir = join(config.DATA_DIR, 'data');
  return startPostgres({ dataDir, log, ...(supervise && { supervise }) });
}

/** Brings the schema up to date and fills an empty database with the demo world, never in production. */
export async function prepareDatabase(databaseUrl: string, config: Config, log: Log): Promise<void> {
  log('Migrating the database');
  await migrate(databaseUrl);
  if (config.NODE_ENV === 'production' || !(await isEmpty(databaseUrl))) return;
  log('Seeding the demo world');
  const { seedDemo } = await import('../api/src/demo/seed.ts');
  await seedDemo(databaseUrl, { dataDir: config.DATA_DIR, log });
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
