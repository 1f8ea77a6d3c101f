import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { runningPostgres, startPostgres } from '../server/postgres.ts';

/** The platform that all journeys share has its data here. */
export const sharedData = join(import.meta.dirname, '../var/e2e');
/** A database that nobody is connected to, so that it can be copied while that platform runs. */
const untouched = 'demo_world';

async function run(database: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Starts the database server of the journeys, with the demo world in it. */
export async function makeDemoWorld(): Promise<void> {
  const seed = join(import.meta.dirname, '../scripts/seed.ts');
  const env = { ...process.env, DATA_DIR: sharedData, NODE_ENV: 'development' };
  await promisify(execFile)(process.execPath, [seed], { env });
  const { url } = await startPostgres({ dataDir: join(sharedData, 'data'), durable: false });
  await run(url, `create database ${untouched} template larder strategy file_copy`);
}

/** Making it takes seconds of the processor, a copy of it much less. Its pictures go to `dataDir`. */
export async function copyDemoWorld(dataDir: string): Promise<{ url: string; drop(): Promise<void> }> {
  const shared = runningPostgres(join(sharedData, 'data'));
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  await run(shared, `create database ${name} template ${untouched} strategy file_copy`);
  cpSync(join(sharedData, 'uploads'), join(dataDir, 'uploads'), { recursive: true });
  const url = new URL(shared);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(shared, `drop database ${name} with (force)`) };
}
