import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrateJobs } from '../jobs/jobs.ts';

const here = import.meta.dirname;

/**
 * Brings a database to this version's schema. Concurrent processes do it one after the other. `security.sql`
 * and the files beside it run after every migration, so a new tenant table cannot be left without its policy.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('larder.migrate'))`);
    await client.query(await readFile(join(here, 'roles.sql'), 'utf8'));
    await runMigrations(drizzle({ client }), { migrationsFolder: join(here, '../../../migrations') });
    await migrateJobs(databaseUrl);
    for (const file of ['security.sql', 'search.sql', 'figures.sql', 'events.sql'])
      await client.query(await readFile(join(here, file), 'utf8'));
  } finally {
    await client.end();
  }
}
