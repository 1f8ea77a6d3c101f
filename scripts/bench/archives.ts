import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { importStore } from '../../api/src/features/archives/archives.import.service.ts';
import type { ArchiveRow } from '../../api/src/features/archives/working.ts';
import type { Manifest } from '../../api/src/platform/archive/manifest.schema.ts';
import { openArchive } from '../../api/src/platform/archive/read-archive.ts';
import { writeArchive } from '../../api/src/platform/archive/write-archive.ts';
import type { Database } from '../../api/src/platform/database/database.ts';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { openDatabase } from '../../api/src/platform/database/open-database.ts';
import { startJobs } from '../../api/src/platform/jobs/jobs.ts';
import { folderStorage } from '../../api/src/platform/storage/storage.ts';
import { fillLargeStore } from './big-store.ts';
import { rounded } from './effort.ts';

export type ArchiveResult = {
  rows: number;
  megabytes: number;
  exportSeconds: number;
  importSeconds: number;
  /** By how much the memory of the process grew while it exported. */
  exportMiB: number;
  importMiB: number;
  /** Tables whose rows on the other installation differ from the store's. */
  different: string[];
};

const log = pino({ level: 'silent' });
const newDatabase = 'larder_bench_archives';

/** Exports the store with 30,000 products and 100,000 orders, and imports it into an empty database beside. */
export async function measureArchives(databaseUrl: string): Promise<ArchiveResult> {
  const { id } = await fillLargeStore(databaseUrl);
  await makeChain(databaseUrl, id);
  const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const target = await createDatabase(databaseUrl);
  const [here, there] = [openDatabase(databaseUrl), openDatabase(target)];
  const files = (name: string) => {
    mkdirSync(join(folder, name), { recursive: true });
    return folderStorage(join(folder, name));
  };
  const store = { id, slug: 'large', name: 'Large', ownerEmail: 'owner@large.test' };
  const written = (database: Database, name: string): Promise<Manifest> =>
    writeArchive(
      { database, storage: files(name) },
      { store, audience: 'operators', target: join(folder, `${name}.zip`), now: new Date() },
    );
  try {
    const exported = await timed(() => written(here, 'here'));
    const imported = await timed(() => importInto(there, target, folder));
    const again = await written(there, 'there');
    const sums = new Map(again.tables.map(({ name, sha256 }) => [name, sha256]));
    return {
      rows: exported.result.tables.reduce((sum, { rows }) => sum + rows, 0),
      megabytes: rounded(statSync(join(folder, 'here.zip')).size / 1_000_000, 1),
      ...{ exportSeconds: exported.seconds, exportMiB: exported.mebibytes },
      ...{ importSeconds: imported.seconds, importMiB: imported.mebibytes },
      different: exported.result.tables
        // The import is an entry of the chain.
        .filter(({ name, sha256 }) => name !== 'audit_log' && sums.get(name) !== sha256)
        .map(({ name }) => name),
    };
  } finally {
    await Promise.all([here.close(), there.close()]);
    await onServer(databaseUrl, `drop database if exists ${newDatabase} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The entries of the test data have no hashes: they are written anew, as the database chains them. */
async function makeChain(databaseUrl: string, id: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, statement_timeout: 300_000 });
  await client.connect();
  try {
    const { rows } = await client.query('delete from audit_log where tenant_id = $1 returning id', [id]);
    await client.query(
      `insert into audit_log (id, tenant_id, action, details)
       select gen_random_uuid(), $1, 'products.update', jsonb_build_object('fields', array['price', n::text])
       from generate_series(1, $2::int) n`,
      [id, rows.length],
    );
  } finally {
    await client.end();
  }
}

async function onServer(databaseUrl: string, statement: string): Promise<void> {
  const admin = new URL(databaseUrl);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function createDatabase(databaseUrl: string): Promise<string> {
  await onServer(databaseUrl, `drop database if exists ${newDatabase} with (force)`);
  await onServer(databaseUrl, `create database ${newDatabase} template template0`);
  const url = new URL(databaseUrl);
  url.pathname = `/${newDatabase}`;
  await migrate(url.href);
  return url.href;
}

async function importInto(database: Database, databaseUrl: string, folder: string): Promise<void> {
  const jobs = startJobs({
    ...{ databaseUrl, log, works: false, monitorSeconds: 15 },
    ...{ workers: {} as never, platformWorkers: {} as never },
  });
  const file = await openArchive(join(folder, 'here.zip'));
  try {
    const config = { ROOT_DOMAIN: 'localhost', NODE_ENV: 'production' as const, DATA_DIR: folder };
    const storage = folderStorage(join(folder, 'there'));
    await importStore(
      {
        services: { config, database, storage, jobs, clock: () => new Date() },
        row: { id: file.manifest.store.id, requestedBy: '', details: {} } as ArchiveRow,
        filling: {},
        finish: async () => undefined,
      },
      file,
    );
  } finally {
    file.close();
    await jobs.stop();
  }
}

/** Seconds, and by how much the memory of this process grew at most. */
async function timed<T>(work: () => Promise<T>) {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const began = performance.now();
  try {
    const result = await work();
    const seconds = rounded((performance.now() - began) / 1_000, 1);
    return { result, seconds, mebibytes: Math.round((most - before) / 1_048_576) };
  } finally {
    clearInterval(look);
  }
}
