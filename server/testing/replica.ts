import { execFileSync } from 'node:child_process';
import { appendFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningPostgres } from '../postgres.ts';
import { startPostgres } from '../postgres.ts';

export type Pair = {
  primary: RunningPostgres;
  replica: RunningPostgres;
  /** The superuser of the replica, who may hold its replay. */
  replicaAdmin: string;
};

/**
 * A streaming replica of the bundled PostgreSQL: a copy of its files while it rests, which then follows it. When it is
 * not durable, changes come to the replica some tenths of a second late, as they are written late.
 */
export async function startPair(folder: string, { durable = false } = {}): Promise<Pair> {
  const start = (name: string) => startPostgres({ dataDir: join(folder, name), durable });
  // Both are made, so that both are where PostgreSQL's own account may be.
  for (const name of ['primary', 'replica']) await (await start(name)).stop();
  const at = (name: string, file: string) => join(realpathSync(join(folder, name)), file);
  for (const file of ['cluster', 'password']) {
    rmSync(at('replica', file), { recursive: true });
    // With owners and rights.
    execFileSync('cp', ['-a', at('primary', file), at('replica', file)]);
  }
  const primary = await start('primary');
  const { hostname, port, password } = new URL(primary.url);
  const connection = `host=${decodeURIComponent(hostname)} port=${port} user=postgres password=${password}`;
  appendFileSync(at('replica', 'cluster/postgresql.auto.conf'), `primary_conninfo = '${connection}'\n`);
  // A file of this name says that it follows; what is in it does not matter.
  execFileSync('cp', ['-a', at('replica', 'password'), at('replica', 'cluster/standby.signal')]);
  const replica = await start('replica');
  const replicaAdmin = Object.assign(new URL(replica.url), { username: 'postgres' }).href;
  return { primary, replica, replicaAdmin };
}
