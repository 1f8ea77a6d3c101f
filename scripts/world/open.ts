import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '../../api/src/app.ts';
import type { Database } from '../../api/src/platform/database/database.ts';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import type { Sent } from '../../api/src/platform/database/observed.ts';
import { openDatabase } from '../../api/src/platform/database/open-database.ts';
import { createStaff } from '../../api/src/testing/actors.ts';
import type { DataSize } from '../../api/src/testing/big-data.ts';
import { fillBigData, largeStore } from '../../api/src/testing/big-data.ts';
import { catchStatements } from '../../api/src/testing/sent-statements.ts';
import { startPostgres } from '../../server/postgres.ts';
import type { Log } from '../../server/progress.ts';

/** A filled database with an API in this process, which caches no replies. */
export type World = {
  url: string;
  app: FastifyInstance;
  database: Database;
  /** The statements that were sent meanwhile. */
  sentDuring(work: () => Promise<unknown>): Promise<Sent[]>;
  /** A small store and the large one, each with its id, its host and the token of its owner. */
  small: Store;
  large: Store;
  stop(): Promise<void>;
};

export type Store = { id: string; host: string; token: string };

const caught = catchStatements();

/** Fills it unless that was done before. */
export async function openWorld(folder: string, size: DataSize, log: Log): Promise<World> {
  mkdirSync(folder, { recursive: true });
  const postgres = await startPostgres({ dataDir: folder, durable: false });
  await migrate(postgres.url);
  if (!(await hasStores(postgres.url))) await fillBigData(postgres.url, size, log);
  const config = {
    ROOT_DOMAIN: 'localhost',
    NODE_ENV: 'test' as const,
    DATA_DIR: join(folder, 'files'),
    WORK: false,
  };
  const app = await buildApp({
    ...{ config, databaseUrl: postgres.url, log: pino({ level: 'silent' }), sharedMs: 0, limits: false },
    observe: caught.observe,
  });
  const database = openDatabase(postgres.url);
  const storeOf = async (slug: string): Promise<Store> => {
    const { rows } = await database.pool.query<{ id: string }>('select id from tenants where slug = $1', [
      slug,
    ]);
    const id = rows[0]?.id ?? '';
    return { id, host: `${slug}.localhost`, token: (await createStaff(database, id, 'owner')).token };
  };
  const [small, large] = [await storeOf('store-2'), await storeOf(largeStore)];
  return {
    ...{ url: postgres.url, app, database, sentDuring: caught.during, small, large },
    async stop() {
      await app.close();
      await database.close();
      await postgres.stop();
    },
  };
}

async function hasStores(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(`select 1 from tenants where slug = '${largeStore}'`);
    return rows.length > 0;
  } finally {
    await client.end();
  }
}
