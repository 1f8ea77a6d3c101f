import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { TestDatabase } from '../../testing/database.ts';
import { cloneDatabase } from '../../testing/database.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

let clone: TestDatabase;
let database: Database;
beforeAll(async () => {
  clone = await cloneDatabase();
  database = openDatabase(clone.url);
});
afterAll(async () => {
  await database.close();
  await clone.drop();
});

setFlagsFromString('--expose-gc');
const collect: (options: { type: 'minor' }) => void = runInNewContext('gc');

const oldMegabytes = () =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')!.space_used_size / 1e6;

it('the rows of a query are no longer in memory after the next collection of young objects', async () => {
  const client = await database.pool.connect();
  const read = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      // Rows of 40 kB.
      await client.query(`select repeat('a', 100) || i as text from generate_series(1, 400) i`);
      if (time % 10 === 0) collect({ type: 'minor' });
    }
    collect({ type: 'minor' });
  };
  // Code and statements that stay.
  await read(50);
  const grown: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const before = oldMegabytes();
    await read(200);
    grown.push(oldMegabytes() - before);
  }
  client.release();
  // What earlier tests of this process left behind may grow old meanwhile.
  expect(Math.min(...grown)).toBeLessThan(2);
});

it('a query tells its callback of its rows, or of its error', async () => {
  const client = await database.pool.connect();
  const answered = (text: string, values?: unknown[]) =>
    new Promise((resolve) =>
      client.query(text, values ?? [], (error, result) => resolve(error ? error.message : result.rows)),
    );
  expect(await answered('select $1::int as one', [1])).toEqual([{ one: 1 }]);
  expect(await answered('select nothing')).toBe('column "nothing" does not exist');
  client.release();
});
