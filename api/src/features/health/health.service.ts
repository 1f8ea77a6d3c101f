import { createRequire } from 'node:module';
import type { Database } from '../../platform/database/database.ts';
import type { Health } from './health.schema.ts';

const { version } = createRequire(import.meta.url)('../../../package.json') as { version: string };

/** Queries the database, with a short timeout. */
export async function readHealth(database: Database): Promise<Health> {
  const up = await Promise.race([
    database.pool.query('select 1').then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(resolve, 2_000, false).unref()),
  ]);
  return { status: up ? 'ok' : 'degraded', database: up ? 'up' : 'down', version };
}
