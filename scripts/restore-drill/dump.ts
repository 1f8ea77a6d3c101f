import pg from 'pg';
import { StartError } from '../../server/start-error.ts';
import { assertNewEnough, runTool } from './postgres-tools.ts';
import type { Sums } from './sums.ts';
import { sumsOf } from './sums.ts';

/** Dumps the database into a file. The checksums are of the same moment, however much is written meanwhile. */
export async function dump(url: string, file: string): Promise<Sums> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await assertSeesAll(client);
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    await assertNewEnough(rows[0]?.version ?? 0);
    await client.query('begin isolation level repeatable read read only');
    const snapshot = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const id = snapshot.rows[0]?.id ?? '';
    await runTool('pg_dump', [`--dbname=${url}`, `--snapshot=${id}`, '--format=custom', `--file=${file}`]);
    return await sumsOf(client);
  } finally {
    await client.end();
  }
}

async function assertSeesAll(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ all: boolean; name: string }>(
    'select rolsuper or rolbypassrls as all, rolname as name from pg_roles where rolname = current_user',
  );
  if (rows[0]?.all) return;
  throw new StartError(
    `${rows[0]?.name} does not see all rows, so its dump would lack the stores': use the role of deploy/postgres/backup-role.sql.`,
  );
}
