import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '../api/src/platform/database/migrate.ts';
import { openDatabase } from '../api/src/platform/database/open-database.ts';
import { addProduct } from '../api/src/testing/catalog.ts';
import { createStore } from '../api/src/testing/factories.ts';
import { giveFolder, postgresAccount } from './postgres/account.ts';
import { removePostgres, startPostgres } from './postgres.ts';
import { programs } from './testing/postgres-programs.ts';

/** A physical backup and an archive of the log, from which the whole server is restored to a moment. */
const base = mkdtempSync(join(tmpdir(), 'larder-moment-'));
const archive = join(base, 'archive');
const start = (name: string) => startPostgres({ dataDir: join(base, name), durable: false });
const at = (name: string, file: string) => join(realpathSync(join(base, name)), file);
const clients: pg.Client[] = [];

/** As the superuser, who has the same password. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: Object.assign(new URL(url), { username: 'postgres' }).href,
  });
  client.on('error', () => {});
  await client.connect();
  clients.push(client);
  return client;
}

afterAll(async () => {
  for (const client of clients) await client.end().catch(() => {});
  for (const name of ['server', 'restored']) await removePostgres(join(base, name));
  rmSync(base, { recursive: true, force: true });
});

async function startWithArchive(): Promise<string> {
  giveFolder(archive, postgresAccount());
  await (await start('server')).stop();
  const command = `cp %p ${realpathSync(archive)}/%f`;
  appendFileSync(
    at('server', 'cluster/postgresql.auto.conf'),
    `archive_mode = on\narchive_command = '${command}'\n`,
  );
  return (await start('server')).url;
}

/** By pg_basebackup, or as it does it: the bundled PostgreSQL has none. */
async function takeBackup(sql: pg.Client, url: string): Promise<void> {
  await (await start('restored')).stop();
  for (const file of ['cluster', 'password']) rmSync(at('restored', file), { recursive: true });
  const program = join(programs ?? '', 'pg_basebackup');
  if (programs && existsSync(program)) {
    const superuser = Object.assign(new URL(url), { username: 'postgres' }).href;
    const cluster = at('restored', 'cluster');
    execFileSync(program, [`--dbname=${superuser}`, `--pgdata=${cluster}`, '--checkpoint=fast']);
    // Files of the account that PostgreSQL runs as.
    execFileSync('chown', ['-R', `--reference=${at('server', 'cluster')}`, cluster]);
    execFileSync('cp', ['-a', at('server', 'password'), at('restored', 'password')]);
    execFileSync('cp', ['-a', join(cluster, 'PG_VERSION'), join(cluster, 'recovery.signal')]);
    return;
  }
  await sql.query(`select pg_backup_start('test', true)`);
  for (const file of ['cluster', 'password'])
    execFileSync('cp', ['-a', at('server', file), at('restored', file)]);
  const { rows } = await sql.query('select labelfile from pg_backup_stop(false)');
  rmSync(at('restored', 'cluster/postmaster.pid'));
  for (const file of ['backup_label', 'recovery.signal'])
    execFileSync('cp', ['-a', at('restored', 'cluster/PG_VERSION'), at('restored', `cluster/${file}`)]);
  execFileSync('tee', [at('restored', 'cluster/backup_label')], { input: rows[0].labelfile });
}

async function restoreTo(moment: string): Promise<pg.Client> {
  const settings = {
    ...{ archive_mode: 'off', restore_command: `cp ${realpathSync(archive)}/%f %p` },
    ...{ recovery_target_time: moment, recovery_target_action: 'promote' },
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(at('restored', 'cluster/postgresql.auto.conf'), lines.join(''));
  const sql = await connect((await start('restored')).url);
  const isRecovering = async () => (await sql.query('select pg_is_in_recovery() as so')).rows[0].so;
  while (await isRecovering()) await wait(200);
  return sql;
}

async function archived(sql: pg.Client): Promise<void> {
  const { rows } = await sql.query('select pg_walfile_name(pg_switch_wal()) as file');
  while (!existsSync(join(archive, rows[0].file))) await wait(200);
}

it('the server is restored to the moment before a mistake, and nothing after it is there', async () => {
  const url = await startWithArchive();
  await migrate(url);
  const database = openDatabase(url);
  const tenantId = await createStore(database, 'fresh');
  const sql = await connect(url);
  await takeBackup(sql, url);
  await addProduct(database, tenantId, {}, { price: 150 });
  const moment = (await sql.query('select clock_timestamp()::text as now')).rows[0].now;
  await wait(100);
  await sql.query('delete from variants');
  await createStore(database, 'later');
  await archived(sql);
  await database.close();

  const restored = await restoreTo(moment);
  expect((await restored.query('select slug from tenants')).rows).toEqual([{ slug: 'fresh' }]);
  expect((await restored.query('select count(*)::int as n from variants')).rows).toEqual([{ n: 1 }]);
});
