import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { removePostgres, startPostgres } from '../../server/postgres.ts';
import { isRunning } from '../testing/memory-folder.ts';
import { testData, testDataRoot } from './test-data.ts';

/**
 * One PostgreSQL for this run. Its database `larder` holds the migrated schema and stays unused: it is the template
 * each test file clones, which takes 0.03 s where migrating would take a second. Its URL is TEST_DATABASE_URL.
 */
export default async function globalSetup(): Promise<void> {
  await removeLeftovers();
  const postgres = await startPostgres({ dataDir: testData(process.pid), durable: false });
  await migrate(postgres.url);
  process.env.TEST_DATABASE_URL = postgres.url;
}

/** Cleans up after runs that were killed. */
async function removeLeftovers(): Promise<void> {
  if (!existsSync(testDataRoot)) return;
  for (const name of readdirSync(testDataRoot)) {
    if (!isRunning(Number(name))) await removePostgres(join(testDataRoot, name));
  }
}
