import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { languagesOfSearch } from '../../languages.ts';
import { migrateJobs } from '../jobs/jobs.ts';

const here = import.meta.dirname;

/**
 * SQL of the advisory lock that a migration holds. A long transaction over many tables takes it, too: otherwise each
 * waits for a table of the other's, and PostgreSQL ends one of both.
 */
export const migrationLock = `hashtext('larder.migrate')`;

/**
 * Brings a database to this version's schema. Concurrent processes do it one after the other, over connections of
 * their own, which a pooler must not share. `security.sql`
 * and the files beside it run after every migration, so a new tenant table cannot be left without its policy.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`select pg_advisory_lock(${migrationLock})`);
    // Requests queue behind a migration that waits for a table; rather it fails, and is run again.
    await client.query(`set lock_timeout = '10s'`);
    for (let tries = 1; ; tries += 1) {
      try {
        return await bringUpToDate(client, databaseUrl);
      } catch (error) {
        if (tries === mostTries || !isDeadlock(error)) throw error;
        await wait(500 + Math.random() * 1_000);
      }
    }
  } finally {
    await client.end();
  }
}

const mostTries = 5;

/** Requests lock the tables in another order than a migration does, and PostgreSQL ends one of both. */
function isDeadlock(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return (code ?? cause?.code) === '40P01';
}

/** Brings the database up to date. Each step does nothing where it was done, so that all can be done again. */
async function bringUpToDate(client: pg.Client, databaseUrl: string): Promise<void> {
  await runFile(client, 'roles.sql');
  await runMigrations(drizzle({ client }), { migrationsFolder: join(here, '../../../migrations') });
  await migrateJobs(databaseUrl);
  await runFile(client, 'security.sql');
  await runFile(client, 'search.sql');
  await runFile(client, 'people-search.sql');
  await client.query(languagesFunction);
  for (const file of ['product-search.sql', 'figures.sql', 'events.sql', 'limits.sql', 'upkeep.sql'])
    await runFile(client, file);
}

/** Makes the roles and extensions that a dump of this database needs of its server. */
export async function prepareRoles(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await runFile(client, 'roles.sql');
  } finally {
    await client.end();
  }
}

const runFile = async (client: pg.Client, file: string) =>
  client.query(await readFile(join(here, file), 'utf8'));

/** The languages for the functions of product-search.sql. */
const languagesFunction = `set role larder_search;
  create or replace function search.languages() returns table (code text, dictionary regconfig, main_word text)
  language sql immutable as $$ values ${languagesOfSearch
    .map(
      ({ code, dictionary, mainWord }) => `('${code}', 'pg_catalog.${dictionary}'::regconfig, '${mainWord}')`,
    )
    .join(', ')} $$;
  reset role`;

/** Whether all migrations of this version have run on the database; it may know newer ones. */
export async function isMigrated(databaseUrl: string): Promise<boolean> {
  const journal = JSON.parse(
    await readFile(join(here, '../../../migrations/meta/_journal.json'), 'utf8'),
  ) as {
    entries: { when: number }[];
  };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
    );
    if (!rows[0]?.there) return false;
    const ran = await client.query<{ newest: string | null }>(
      'select max(created_at) as newest from drizzle.__drizzle_migrations',
    );
    return Number(ran.rows[0]?.newest) >= Math.max(...journal.entries.map(({ when }) => when));
  } finally {
    await client.end();
  }
}
