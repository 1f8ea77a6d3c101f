import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '../api/src/app.ts';
import { migrate } from '../api/src/platform/database/migrate.ts';
import { openDatabase } from '../api/src/platform/database/open-database.ts';
import { inTenant } from '../api/src/platform/tenancy/tenancy.ts';
import { eventually } from '../api/src/testing/eventually.ts';
import { createStore } from '../api/src/testing/factories.ts';
import { removePostgres } from './postgres.ts';
import type { Pair } from './testing/replica.ts';
import { startPair } from './testing/replica.ts';

/** An API on a primary and a real streaming replica of it. */
const folder = mkdtempSync(join(tmpdir(), 'larder-replica-'));
let pair: Pair;
let admin: pg.Client;
let app: FastifyInstance;
let tenantId: string;

beforeAll(async () => {
  pair = await startPair(folder);
  await migrate(pair.primary.url);
  const database = openDatabase(pair.primary.url);
  tenantId = await createStore(database, 'fresh');
  await database.close();
  admin = new pg.Client({ connectionString: pair.replicaAdmin });
  admin.on('error', () => {});
  await admin.connect();
  app = await buildApp({
    config: {
      ...{ ROOT_DOMAIN: 'localhost', NODE_ENV: 'test', DATA_DIR: folder },
      DATABASE_REPLICA_URLS: [pair.replica.url],
    },
    ...{ databaseUrl: pair.primary.url, log: pino({ level: 'silent' }), sharedMs: 0 },
  });
});

afterAll(async () => {
  await app?.close();
  await admin?.end().catch(() => {});
  await removePostgres(join(folder, 'replica'));
  await removePostgres(join(folder, 'primary'));
  rmSync(folder, { recursive: true, force: true });
});

/** The names that shoppers are given. */
async function shownNames(): Promise<string[]> {
  const reply = await app.inject({ url: '/api/language/show', headers: { host: 'fresh.localhost' } });
  expect(reply.statusCode).toBe(200);
  return (reply.json() as { name: string }[]).map(({ name }) => name);
}

/** The same, and whether the replica was asked. */
async function languages(): Promise<{ names: string[]; atReplica: boolean }> {
  const before = await lastRead();
  const names = await shownNames();
  return { names, atReplica: (await lastRead()) > before };
}

/**
 * When a transaction of the API last ended at the replica; 0 = none is known. Its looks at the position are no
 * transactions, but hide the one before them on the same connection.
 */
async function lastRead(): Promise<number> {
  const { rows } = await admin.query(
    `select coalesce(max(extract(epoch from state_change)), 0)::float8 as at
     from pg_stat_activity where usename = 'larder' and query = 'commit'`,
  );
  return rows[0].at;
}

const until = (isSo: () => Promise<boolean>) => eventually(isSo, Boolean);

const rename = (name: string) => {
  const database = openDatabase(pair.primary.url);
  return inTenant(database, tenantId, async (tx) => {
    await tx.execute(`update languages set name = '${name}' where iso_code = 'en'`);
  }).finally(() => database.close());
};

it('pages that all shoppers see are read at the replica', async () => {
  await until(async () => (await languages()).atReplica);
});

it('older data is not shown after a change, and the primary is asked while the replica does not replay', async () => {
  await admin.query('select pg_wal_replay_pause()');
  await rename('Changed English');
  await until(async () => (await languages()).names.includes('Changed English'));
  for (let time = 0; time < 20; time += 1) {
    const { names, atReplica } = await languages();
    expect([names.includes('Changed English'), atReplica]).toEqual([true, false]);
    await wait(50);
  }
  await admin.query('select pg_wal_replay_resume()');
  await until(async () => (await languages()).atReplica);
  expect((await languages()).names).toContain('Changed English');
});

it('a replica that is gone costs no error', async () => {
  await admin.end();
  await removePostgres(join(folder, 'replica'));
  for (let time = 0; time < 20; time += 1) expect(await shownNames()).toContain('Changed English');
});
