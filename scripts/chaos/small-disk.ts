import { chmodSync, closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Bundled, Kind } from './database.ts';
import { bundled } from './database.ts';
import { mountDisk, whyNoDisk } from './full-disk.ts';

export type SmallDisk = Bundled & {
  /** Leaves no room on the database's disk for so long. */
  fill(ms: number): Promise<void>;
};

/** The PostgreSQL that comes along, on a disk of its own. */
export const smallDisk: Kind<SmallDisk> = {
  missing: whyNoDisk,
  async start(folder) {
    const disk = join(folder, 'disk');
    // As root, PostgreSQL has an account of its own, and would be given another place.
    chmodSync(folder, 0o711);
    const unmount = mountDisk(disk, '1g');
    const database = await bundled.start(disk);
    return {
      ...database,
      async fill(ms) {
        const ballast = join(disk, 'ballast');
        fillDisk(ballast);
        // The next record of the log then needs a file that there is no room for.
        const until = Date.now() + ms;
        while (Date.now() < until) {
          await switchLog(database.url).catch(() => undefined);
          fillDisk(ballast);
          await wait(500);
        }
        rmSync(ballast);
      },
      async stop() {
        await database.stop();
        unmount();
      },
    };
  },
};

/** Writes to the end of the file until the disk takes no more. */
function fillDisk(file: string): void {
  const open = openSync(file, 'a');
  try {
    for (const size of [1_048_576, 4_096]) while (fits(open, size));
  } finally {
    closeSync(open);
  }
}

function fits(open: number, size: number): boolean {
  try {
    return writeSync(open, Buffer.alloc(size)) === size;
  } catch {
    return false;
  }
}

async function switchLog(url: string): Promise<void> {
  const client = new pg.Client({
    ...{ connectionString: Object.assign(new URL(url), { username: 'postgres' }).href },
    ...{ connectionTimeoutMillis: 2_000, query_timeout: 2_000 },
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_switch_wal()');
  } finally {
    await client.end().catch(() => undefined);
  }
}
