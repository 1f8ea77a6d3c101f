import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, parse } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../api/src/platform/free-port.ts';
import { StartError } from '../start-error.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

/** The folder of one database server: `cluster` is PostgreSQL's own; password and log are beside it. */
export type Cluster = { folder: string; password: string; log: string };

const run = promisify(execFile);
const onWindows = process.platform === 'win32';

/** Opens the cluster in its folder, and creates it at the first start. */
export async function openCluster(
  dataDir: string,
  binaries: Binaries,
  account: Account | undefined,
): Promise<Cluster> {
  const home = realpathSync(dataDir);
  const folder = join(home, 'cluster');
  const passwordFile = join(home, 'password');
  if (!existsSync(folder)) {
    writeOwned(passwordFile, randomBytes(24).toString('base64url'), account);
    await createCluster(folder, passwordFile, binaries, account);
  }
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version !== binaries.major) {
    throw new StartError(
      `${dataDir} was made by PostgreSQL ${version} and this is ${binaries.major}: move it away, or set DATABASE_URL to a server ${version}.`,
    );
  }
  return { folder, password: readFileSync(passwordFile, 'utf8'), log: join(home, 'postgresql.log') };
}

/** Made beside its place and renamed when it is complete, so that an interrupted start leaves nothing half made. */
async function createCluster(
  folder: string,
  passwordFile: string,
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> {
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  await runAs(account, binaries.initdb, [
    `--pgdata=${fresh}`,
    `--pwfile=${passwordFile}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=und',
  ]);
  appendFileSync(join(fresh, 'postgresql.conf'), "\ninclude_if_exists 'larder.conf'\n");
  renameSync(fresh, folder);
}

/**
 * Writes the server's settings for this run and returns where it will listen: a socket in a folder of its own that
 * only this user enters, so no port is taken and nobody else reaches it; on Windows a free port of loopback.
 */
export async function configure(
  folder: string,
  account: Account | undefined,
  durable: boolean,
): Promise<{ host: string; port: number }> {
  const at = onWindows
    ? { host: '127.0.0.1', port: await freePort() }
    : { host: socketFolder(account), port: 5432 };
  const settings: Record<string, string | number> = {
    listen_addresses: onWindows ? at.host : '',
    unix_socket_directories: onWindows ? '' : at.host,
    port: at.port,
    max_connections: 100,
    shared_buffers: '256MB',
    max_wal_size: '2GB',
    random_page_cost: 1.1,
    jit: 'off',
    statement_timeout: '30s',
    idle_in_transaction_session_timeout: '60s',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'log',
  };
  // Tests make thousands of connections: each would compute the hash of a password, which is random here, 4,096 times.
  const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', scram_iterations: 1 };
  if (!durable) Object.assign(settings, quick);
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`);
  writeOwned(join(folder, 'larder.conf'), `${lines.join('\n')}\n`, account);
  return at;
}

/** Under /tmp and not the system's temporary folder: the path of a socket may have about 100 characters. */
function socketFolder(account: Account | undefined): string {
  const folder = mkdtempSync('/tmp/larder-');
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

function writeOwned(file: string, text: string, account: Account | undefined): void {
  writeFileSync(file, text, { mode: 0o600 });
  if (account) chownSync(file, account.uid, account.gid);
}

/** Runs a program of PostgreSQL as the account, from a folder everybody may enter. */
export async function runAs(account: Account | undefined, program: string, args: string[]): Promise<void> {
  await run(program, args, { ...account, cwd: parse(program).root, env: { ...process.env, LC_ALL: 'C' } });
}
