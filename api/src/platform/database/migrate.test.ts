import pg from 'pg';
import type { TestDatabase } from '../../testing/database.ts';
import { cloneDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let request: pg.Client;
let onlooker: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase();
  [request, onlooker] = [0, 1].map(() => new pg.Client({ connectionString: database.url })) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([request.connect(), onlooker.connect()]);
});
afterAll(async () => {
  await Promise.all([request.end(), onlooker.end()]);
  await database.drop();
});

/** Returns a table that a waiting transaction has locked for itself. */
async function tableHeld(): Promise<string | undefined> {
  const { rows } = await onlooker.query<{ name: string }>(`
    select relation::regclass::text as name from pg_locks
    where granted and mode = 'AccessExclusiveLock' and database = (select oid from pg_database where datname = current_database())
      and relation in (select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)
      and pid in (select pid from pg_locks where not granted) limit 1`);
  return rows[0]?.name;
}

it('a migration that deadlocks with a request comes to its end all the same', async () => {
  const migrating = async () => {
    await request.query('begin; lock table webhooks in row exclusive mode');
    let error: unknown;
    const migrated = migrate(database.url).catch((thrown) => {
      error = thrown;
    });
    const held = await eventually(tableHeld, (name) => name !== undefined || error !== undefined);
    // Each waits for the other now, and PostgreSQL ends one of both.
    const ended = await request.query(`lock table ${held} in row exclusive mode`).then(
      () => 'the migration',
      ({ code }) => code,
    );
    await request.query('rollback');
    await migrated;
    if (error) throw error;
    return ended;
  };
  expect(['the migration', '40P01']).toContain(await migrating());
});

it('autovacuum comes to every table of stores after a hundredth of it has changed, as one store is that little', async () => {
  const { rows } = await onlooker.query(`
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and not coalesce('autovacuum_vacuum_scale_factor=0.01' = any(c.reloptions), false)`);
  expect(rows).toEqual([]);
});

it('a store’s role makes no table and no function, also none that only its own connection has', async () => {
  await migrate(database.url);
  const aFunction = (name: string) => `function ${name}() returns int language sql as 'select 1'`;
  for (const made of [
    'table kept ()',
    'temporary table kept ()',
    ...['kept', 'pg_temp.kept'].map(aFunction),
  ]) {
    await request.query('begin; set local role larder_app');
    await expect(request.query(`create ${made}`)).rejects.toMatchObject({ code: '42501' });
    await request.query('rollback');
  }
});
