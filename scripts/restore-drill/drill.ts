import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removePostgres, startPostgres } from '../../server/postgres.ts';
import type { Log } from '../../server/progress.ts';
import { dump } from './dump.ts';
import { chainsOf, sumsOfRestored, visitStores } from './inspect.ts';
import { restore } from './restore.ts';
import { differences } from './sums.ts';

type Options = {
  /** As the role of backups. */
  from: string;
  log: Log;
};

/** Dumps, restores into a new PostgreSQL, compares, and opens a store. Returns what is wrong: nothing, if the backup is one. */
export async function drill({ from, log }: Options): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-restore-'));
  const dataDir = join(folder, 'database');
  try {
    const file = join(folder, 'larder.dump');
    log('Dumping');
    const before = await dump(from, file);
    log(`Restoring ${Object.keys(before).length} tables`);
    const { url } = await startPostgres({ dataDir, durable: false });
    // The superuser of a server that Larder made has the same password.
    const superuser = Object.assign(new URL(url), { username: 'postgres' }).href;
    await restore(file, { owner: url, superuser });
    const wrong = differences(before, await sumsOfRestored(superuser));
    log(`Compared: ${wrong.length === 0 ? 'every row is there' : `${wrong.length} tables differ`}`);
    const chains = await chainsOf(url);
    if (chains.broken) wrong.push(`The audit log is broken at ${chains.broken}`);
    log(`Audit log: ${chains.entries} entries`);
    const visited = await visitStores(url);
    log(`Opened ${visited.hosts.join(', ') || 'no store, as there is none'}`);
    return [...wrong, ...visited.wrong];
  } finally {
    await removePostgres(dataDir).catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
}
