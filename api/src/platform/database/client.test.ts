import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestDatabase } from '../../testing/database.ts';
import { cloneDatabase } from '../../testing/database.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

const run = promisify(execFile);

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

it('the rows of a query are no longer in memory after the next collection of young objects', async () => {
  // What earlier tests of this process left behind would be counted as well.
  const script = join(import.meta.dirname, '../../testing/row-memory-process.ts');
  const { stdout } = await run(process.execPath, ['--expose-gc', script, clone.url]);
  expect(stdout).toMatch(/^-?[\d.]+$/);
  expect(Number(stdout)).toBeLessThan(2);
});

it('a query passes its rows or its error to its callback', async () => {
  const client = await database.pool.connect();
  const answered = (text: string, values?: unknown[]) =>
    new Promise((resolve) =>
      client.query(text, values ?? [], (error, result) => resolve(error ? error.message : result.rows)),
    );
  expect(await answered('select $1::int as one', [1])).toEqual([{ one: 1 }]);
  expect(await answered('select nothing')).toBe('column "nothing" does not exist');
  client.release();
});
