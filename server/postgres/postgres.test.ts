import { mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { RunningPostgres } from '../postgres.ts';
import { removePostgres, runningPostgres, startPostgres } from '../postgres.ts';
import { readPostmaster } from './postmaster.ts';

const folder = mkdtempSync(join(tmpdir(), 'larder-postgres-'));
const dataDir = join(folder, 'data');
const start = () => startPostgres({ dataDir, durable: false });

afterAll(async () => {
  await removePostgres(dataDir);
  rmSync(folder, { recursive: true });
});

async function ask(url: string, text: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(text);
    return rows[0];
  } finally {
    await client.end();
  }
}

it('the bundled PostgreSQL gives a role that owns its database, may create roles and extensions, and is no superuser', async () => {
  const postgres = await start();
  await ask(postgres.url, 'create table kept as select 42 as answer');
  for (const name of ['pg_trgm', 'unaccent', 'citext', 'btree_gin'])
    await ask(postgres.url, `create extension ${name}`);
  await ask(postgres.url, 'create role larder_test nologin');
  const who = await ask(
    postgres.url,
    `select rolsuper as super, rolbypassrls as bypass, pg_has_role('larder_test', 'set') as switches, 'ä' < 'b' as icu
     from pg_roles where rolname = current_user`,
  );
  expect(who).toEqual({ super: false, bypass: false, switches: true, icu: true });
  await postgres.stop();
});

it('other programs find the bundled PostgreSQL, which runs while they use it', async () => {
  const postgres = await start();
  const other = new pg.Client({ connectionString: runningPostgres(dataDir) });
  await other.connect();
  await postgres.stop();
  expect((await other.query('select answer from kept')).rows).toEqual([{ answer: 42 }]);
  await other.end();
});

it('a start takes over the server that an earlier start left running', async () => {
  const left = runningPostgres(dataDir);
  const postgres = await start();
  expect(postgres.url).toBe(left);
  await postgres.stop();
  expect(() => runningPostgres(dataDir)).toThrow('No database runs');
});

describe('a supervised PostgreSQL server', () => {
  let lines: string[];
  let postgres: RunningPostgres;
  beforeEach(async () => {
    lines = [];
    const supervise = (line: string) => void lines.push(line);
    postgres = await startPostgres({ dataDir, durable: false, supervise });
  });
  afterEach(() => postgres.stop());

  const folder = () => join(realpathSync(dataDir), 'cluster');
  const kill = () => process.kill(readPostmaster(folder())?.pid ?? 0, 'SIGKILL');
  const answer = () => ask(postgres.url, 'select answer from kept').catch(() => null);
  const until = async (isSo: () => boolean | Promise<boolean>) => {
    const deadline = Date.now() + 20_000;
    while (!(await isSo()) && Date.now() < deadline) await sleep(100);
    expect(await isSo()).toBe(true);
  };

  it('is started again at the same address each time it was killed', async () => {
    for (const _time of [1, 2]) {
      kill();
      await until(async () => (await answer())?.answer === 42 && lines.at(-1) === 'PostgreSQL runs again.');
    }
    expect(
      lines.filter((line) => line === 'PostgreSQL has ended by itself: starting it again.'),
    ).toHaveLength(2);
  });

  it('is started again and again until the cause of its failure is gone', async () => {
    const file = join(folder(), 'global', 'pg_control');
    kill();
    renameSync(file, `${file}.away`);
    await until(() => lines.filter((line) => line.includes('did not start')).length >= 2);
    expect(lines.find((line) => line.includes('did not start'))).toMatch(
      /its log is .+\.log\. The next try is in \d+ s\./,
    );
    renameSync(`${file}.away`, file);
    await until(async () => (await answer())?.answer === 42);
  });

  it('stays down when it is stopped', async () => {
    await postgres.stop();
    await sleep(2_500);
    expect(lines).toEqual([]);
    expect(() => runningPostgres(dataDir)).toThrow('No database runs');
  });
});

it('a start ignores a postmaster.pid whose process id belongs to another program', async () => {
  writeFileSync(join(dataDir, 'cluster', 'postmaster.pid'), `${process.pid}\n\n\n5432\n/tmp\n`);
  const postgres = await start();
  expect(await ask(postgres.url, 'select answer from kept')).toEqual({ answer: 42 });
  await postgres.stop();
});
