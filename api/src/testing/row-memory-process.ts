import { getHeapSpaceStatistics } from 'node:v8';
import { openDatabase } from '../platform/database/open-database.ts';

/**
 * A process that prints by how many MB 200 queries enlarge the old generation of its heap, for a test that other tests
 * would disturb. It is started with `--expose-gc`. Argument: the database.
 */
const [databaseUrl = ''] = process.argv.slice(2);
const database = openDatabase(databaseUrl);
const client = await database.pool.connect();
const collect = (globalThis as unknown as { gc(options: { type: 'minor' }): void }).gc;

const oldMegabytes = () =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')!.space_used_size / 1e6;

async function read(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    // Rows of 40 kB.
    await client.query(`select repeat('a', 100) || i as text from generate_series(1, 400) i`);
    if (time % 10 === 0) collect({ type: 'minor' });
  }
  collect({ type: 'minor' });
}

// Code and statements that stay.
await read(50);
const before = oldMegabytes();
await read(200);
process.stdout.write(String(oldMegabytes() - before));
client.release();
await database.close();
