import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../platform/free-port.ts';
import { findProgram } from './find-program.ts';

const deployed = join(import.meta.dirname, '../../../deploy/pgbouncer/pgbouncer.ini');

export type Pooler = {
  url: string;
  /** Whether statements may be prepared by name. */
  hasNames: boolean;
  /** `kill -9`. Resolves when it is started again and answers. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts PgBouncer with the configuration of deploy/, before this database, with this many connections to it. */
export async function startPooler(databaseUrl: string, connections: number): Promise<Pooler> {
  const program = findProgram('pgbouncer') ?? 'pgbouncer';
  const [, major, minor] = /(\d+)\.(\d+)/.exec(execFileSync(program, ['--version']).toString()) ?? [];
  const hasNames = Number(major) > 1 || Number(minor) >= 21;
  const url = new URL(databaseUrl);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'larder-pooler-'));
  const own: Record<string, string | number> = {
    ...{ listen_port: port, default_pool_size: connections, auth_type: 'any', logfile: join(folder, 'log') },
    unix_socket_dir: '',
  };
  const lines = readFileSync(deployed, 'utf8')
    .split('\n')
    .filter((line) => hasNames || !line.startsWith('max_prepared_statements'))
    .filter((line) => !/^(auth_file|larder) /.test(line) && !((line.split(' ')[0] ?? '') in own))
    .map((line) =>
      line === '[databases]'
        ? `${line}\n* = host=${decodeURIComponent(url.hostname)} port=${url.port || 5432} user=${url.username} password=${url.password}`
        : line,
    );
  const settings = Object.entries(own).map(([name, value]) => `${name} = ${value}`);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, [...lines, ...settings].join('\n'));
  // PgBouncer refuses to run as root and wants another account, which has to read the file and write the log.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chmodSync(folder, 0o777);
  const behind = `postgresql://${url.username}@127.0.0.1:${port}${url.pathname}`;
  let child: ChildProcess;
  let ended: Promise<void>;
  async function start(): Promise<void> {
    child = spawn(program, [...(isRoot ? ['-u', 'postgres'] : []), file], { stdio: 'ignore' });
    ended = new Promise((resolve) => child.once('exit', () => resolve()));
    for (let tries = 0; tries < 50 && !(await answers(behind)); tries += 1) await wait(100);
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await ended;
  }
  await start();
  return {
    ...{ url: behind, hasNames },
    async kill() {
      await end('SIGKILL');
      await wait(1_000);
      await start();
    },
    async stop() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
