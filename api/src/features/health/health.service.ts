import { createRequire } from 'node:module';
import type { Database } from '../../platform/database/database.ts';
import { isDatabaseUp } from '../../platform/http/readiness.ts';
import type { Health } from './health.schema.ts';

const { version } = createRequire(import.meta.url)('../../../package.json') as { version: string };

/** Queries the database, with a short timeout. */
export async function readHealth(database: Database): Promise<Health> {
  const up = await isDatabaseUp(database);
  return { status: up ? 'ok' : 'degraded', database: up ? 'up' : 'down', version };
}
