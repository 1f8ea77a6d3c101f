import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Account } from './postgres/account.ts';
import { giveFolder, postgresAccount } from './postgres/account.ts';
import type { Binaries } from './postgres/binaries.ts';
import { findBinaries } from './postgres/binaries.ts';
import { configure, openCluster, runAs } from './postgres/cluster.ts';
import { lockFolder } from './postgres/lock-folder.ts';
import { isAlive, readPostmaster } from './postgres/postmaster.ts';
import type { Server } from './postgres/server.ts';
import { answers, connectionString, ensureDatabase, isUsedByOthers } from './postgres/server.ts';
import { supervise } from './postgres/supervise.ts';
import { StartError } from './start-error.ts';

export type PostgresOptions = {
  /** The database's folder; created when missing. */
  dataDir: string;
  log?: (line: string) => void;
  /** `false` trades safety for speed, for tests whose data may be lost. */
  durable?: boolean;
  /** With it, the server is restarted whenever it ends by itself, and events are reported here. */
  supervise?: (line: string) => void;
};

export type RunningPostgres = {
  /** Connection string of the role `larder`, which owns the database `larder` and is no superuser. */
  url: string;
  /** Leaves the server running while another program uses it. */
  stop(): Promise<void>;
};

/** Starts the bundled PostgreSQL, or takes over the one that still runs on the same folder. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const account = postgresAccount();
  const binaries = findBinaries(account);
  const dataDir = resolve(options.dataDir);
  giveFolder(dataDir, account);
  const release = await lockFolder(dataDir);
  try {
    return await startHeld({ ...options, dataDir }, binaries, account);
  } finally {
    release();
  }
}

/** Nobody else makes, starts or takes over the server of this folder meanwhile. */
async function startHeld(
  options: PostgresOptions,
  binaries: Binaries,
  account: Account | undefined,
): Promise<RunningPostgres> {
  const { log = () => {}, durable = true } = options;
  const cluster = await openCluster(options.dataDir, binaries, account);
  const control = (...args: string[]) =>
    runAs(account, binaries.pgCtl, [...args, '-D', cluster.folder, '-s', '-w']);

  const left = readPostmaster(cluster.folder);
  let pid = left?.pid;
  let server: Server | undefined;
  if (left) {
    const candidate = { host: left.host, port: left.port, password: cluster.password };
    if (await answers(candidate)) server = candidate;
    else await control('stop', '-m', 'immediate');
  }
  if (server) {
    log('Taking over the database that an earlier start left running');
  } else {
    server = { ...(await configure(cluster.folder, account, durable)), password: cluster.password };
    const { host } = server;
    await launch().catch((error) => {
      removeSocketFolder(host);
      throw error;
    });
  }
  await ensureDatabase(server);
  const isRunning = () => pid !== undefined && isAlive(pid);
  const endSupervision = options.supervise && supervise({ isRunning, start: launch, log: options.supervise });
  return { url: connectionString(server, 'larder'), stop: () => stop(server) };

  async function launch(): Promise<void> {
    if (!readPostmaster(cluster.folder)) {
      // The rest of it names a process that is gone, or another program's.
      rmSync(join(cluster.folder, 'postmaster.pid'), { force: true });
      await control('start', '-t', '120', '-l', cluster.log).catch(() => {
        throw new StartError(`PostgreSQL did not start; its log is ${cluster.log}.`);
      });
    }
    pid = readPostmaster(cluster.folder)?.pid;
  }

  async function stop({ host, ...rest }: Server): Promise<void> {
    await endSupervision?.();
    if (!isRunning()) return removeSocketFolder(host);
    if (await isUsedByOthers({ host, ...rest })) {
      log('Another program uses the database: left running');
      return;
    }
    await control('stop', '-m', 'fast');
    removeSocketFolder(host);
  }
}

/** The connection string of the server on this folder, for programs other than the one that started it. */
export function runningPostgres(dataDir: string): string {
  const home = realpathSync(dataDir);
  const left = readPostmaster(join(home, 'cluster'));
  if (!left) throw new StartError(`No database runs on ${dataDir}.`);
  const password = readFileSync(join(home, 'password'), 'utf8');
  return connectionString({ host: left.host, port: left.port, password }, 'larder');
}

/** Stops the server of this folder, if one runs, and deletes the folder with all its data. */
export async function removePostgres(dataDir: string): Promise<void> {
  const folder = resolve(dataDir);
  if (!existsSync(folder)) return;
  const cluster = join(realpathSync(folder), 'cluster');
  const left = readPostmaster(cluster);
  if (left) {
    const account = postgresAccount();
    const { pgCtl } = findBinaries(account);
    await runAs(account, pgCtl, ['stop', '-m', 'immediate', '-D', cluster, '-s', '-w']);
    removeSocketFolder(left.host);
  }
  rmSync(dirname(cluster), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

function removeSocketFolder(host: string): void {
  if (host.startsWith('/tmp/larder-')) rmSync(host, { recursive: true, force: true });
}
