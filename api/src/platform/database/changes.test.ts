import pg from 'pg';
import type { TestDatabase } from '../../testing/database.ts';
import { cloneDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import type { Link } from '../../testing/link.ts';
import { linkToDatabase } from '../../testing/link.ts';
import type { Change } from './changes.ts';
import { listenToChanges } from './changes.ts';
import { openDatabase } from './open-database.ts';

/** Longer than a busy machine takes for an answer. */
const silenceMs = 1_000;
let database: TestDatabase;
let link: Link & { url: string };
beforeAll(async () => {
  database = await cloneDatabase();
  link = await linkToDatabase(database.url);
});
afterAll(async () => {
  await link.close();
  await database.drop();
});

it('a silent notification connection counts as lost, and its replacement receives changes again', async () => {
  let isHearing = false;
  const heard: (Change | null)[] = [];
  const listener = {
    changed: (change: Change | null) => void heard.push(change),
    hearing: (on: boolean) => {
      isHearing = on;
    },
  };
  const stop = listenToChanges(link.url, listener, { warn: () => undefined }, silenceMs);
  await eventually(
    () => isHearing,
    (on) => on,
  );
  // Longer than the silence: while it answers it stays.
  await new Promise((resolve) => setTimeout(resolve, 2 * silenceMs));
  expect([isHearing, heard]).toEqual([true, [null]]);
  link.silence();
  await eventually(
    () => isHearing,
    (on) => !on,
  );
  link.open();
  await eventually(
    () => isHearing,
    (on) => on,
  );
  // Any change may have been missed.
  expect(heard).toEqual([null, null]);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`select pg_notify('larder_changes', '{"kind":"releases"}')`);
  await client.end();
  await eventually(
    () => heard.length,
    (count) => count === 3,
  );
  expect(heard.at(-1)).toEqual({ kind: 'releases' });
  await stop();
});

it('a statement that a silent database never answers fails, and its connection is not used again', async () => {
  const { pool, close } = openDatabase(link.url, undefined, undefined, {}, silenceMs);
  await pool.query('select 1');
  link.silence();
  await expect(pool.query('select 1')).rejects.toThrow('Query read timeout');
  expect(pool.totalCount).toBe(0);
  link.open();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});
