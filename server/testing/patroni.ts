import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { parse, stringify } from 'yaml';
import { freePort } from '../../api/src/platform/free-port.ts';
import { findProgram } from '../../api/src/testing/find-program.ts';
import { postgresAccount } from '../postgres/account.ts';
import { findBinaries } from '../postgres/binaries.ts';
import { readPostmaster } from '../postgres/postmaster.ts';
import { ensureDatabase } from '../postgres/server.ts';
import { startHaproxy } from './haproxy.ts';

const deployed = join(import.meta.dirname, '../../deploy/patroni/patroni.yml');
const names = ['database1', 'database2'];

/** The folder with the programs that Patroni wants and the bundled PostgreSQL has not. They understand newer servers. */
const debianPrograms = (existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [])
  .map((version) => join('/usr/lib/postgresql', version, 'bin'))
  .find((bin) => ['pg_controldata', 'pg_isready', 'psql'].every((name) => existsSync(join(bin, name))));

/** The programs that a failover needs and that are not installed here, as a sentence; empty when all are there. */
export function whyNoPatroni(): string {
  const lacking = ['patroni', 'etcd', 'haproxy'].filter((name) => !findProgram(name));
  if (!debianPrograms) lacking.push('postgresql-client and pg_controldata');
  return lacking.length > 0 ? `${lacking.join(', ')} not installed` : '';
}

type Node = { name: string; patroni: number; postgres: number; folder: string; process?: ChildProcess };
type Member = { name: string; role: string; state: string };

export type Patroni = {
  /** The address of the primary for the role `larder`, over HAProxy. */
  url: string;
  /** Ends the primary's PostgreSQL, or all of its machine. Resolves when another is the primary. */
  kill(what: 'PostgreSQL' | 'the machine'): Promise<{ before: string; after: string }>;
  /** Resolves when the killed server is back and has each commit before it is confirmed. */
  heal(): Promise<void>;
  stop(): Promise<void>;
};

/** Two PostgreSQL servers under Patroni and etcd, and HAProxy before them, with the configurations of deploy/. */
export async function startPatroni(): Promise<Patroni> {
  const account = postgresAccount();
  // Not in a private folder: PostgreSQL's own account has to reach it.
  const folder = mkdtempSync('/tmp/larder-patroni-');
  chmodSync(folder, 0o755);
  const owned = (name: string) => {
    mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
    if (account) chownSync(join(folder, name), account.uid, account.gid);
    return join(folder, name);
  };
  const { pgCtl } = findBinaries(account);
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  for (const name of ['initdb', 'pg_ctl', 'postgres'])
    symlinkSync(join(dirname(pgCtl), name), join(bin, name));
  for (const name of ['pg_controldata', 'pg_isready', 'psql'])
    symlinkSync(join(debianPrograms ?? '', name), join(bin, name));
  writeFileSync(join(folder, 'copy'), copyPrimary(bin), { mode: 0o755 });

  const children: ChildProcess[] = [];
  const run = (program: string, args: string[], cwd: string): ChildProcess => {
    const log = openSync(join(cwd, 'log'), 'a');
    const child = spawn(findProgram(program) ?? program, args, {
      ...{ ...account, cwd, stdio: ['ignore', log, log] },
      env: { PATH: process.env.PATH, LC_ALL: 'C', HOME: cwd },
    });
    closeSync(log);
    children.push(child);
    return child;
  };
  const etcd = { client: await freePort(), peer: await freePort() };
  const at = (port: number) => `http://127.0.0.1:${port}`;
  run(
    'etcd',
    [
      ...['--data-dir', join(owned('etcd'), 'data'), '--name', 'one', '--logger', 'zap'],
      ...['--listen-client-urls', at(etcd.client), '--advertise-client-urls', at(etcd.client)],
      ...['--listen-peer-urls', at(etcd.peer), '--initial-advertise-peer-urls', at(etcd.peer)],
      ...['--initial-cluster', `one=${at(etcd.peer)}`],
    ],
    owned('etcd'),
  );

  const nodes: Node[] = [];
  for (const name of names)
    nodes.push({ name, patroni: await freePort(), postgres: await freePort(), folder: owned(name) });
  for (const node of nodes) writeFileSync(join(node.folder, 'patroni.yml'), configure(node), { mode: 0o644 });
  const start = (node: Node) => {
    node.process = run('patroni', [join(node.folder, 'patroni.yml')], node.folder);
  };

  function configure({ name, patroni, postgres, folder: home }: Node): string {
    const text = readFileSync(deployed, 'utf8')
      .replaceAll('hostssl', 'host')
      .replaceAll('10.0.0.0/24', '127.0.0.1/32');
    const config = parse(text);
    Object.assign(config, { name });
    config.restapi = { listen: `127.0.0.1:${patroni}`, connect_address: `127.0.0.1:${patroni}` };
    config.etcd3.hosts = [`127.0.0.1:${etcd.client}`];
    // The bundled PostgreSQL has neither pg_rewind nor pg_basebackup.
    config.bootstrap.dcs.postgresql.use_pg_rewind = false;
    Object.assign(config.postgresql, {
      ...{ listen: `127.0.0.1:${postgres}`, connect_address: `127.0.0.1:${postgres}` },
      ...{ data_dir: join(home, 'data'), bin_dir: bin, pgpass: join(home, 'pgpass') },
      parameters: { unix_socket_directories: home },
      ...{ remove_data_directory_on_diverged_timelines: true, create_replica_methods: ['copy'] },
      copy: { command: join(folder, 'copy') },
    });
    return stringify(config);
  }

  const members = async (): Promise<Member[]> => {
    for (const { patroni } of nodes) {
      const reply = await request(`${at(patroni)}/cluster`, { headersTimeout: 2_000 }).catch(() => undefined);
      if (reply) return ((await reply.body.json()) as { members: Member[] }).members;
    }
    return [];
  };
  const until = async <T>(what: string, find: () => Promise<T | undefined>, seconds = 120): Promise<T> => {
    const deadline = Date.now() + seconds * 1_000;
    for (;;) {
      const found = await find();
      if (found !== undefined) return found;
      if (Date.now() > deadline) throw new Error(`Patroni: ${what} in ${seconds} s.`);
      await wait(250);
    }
  };
  const leader = async (not?: string): Promise<Node | undefined> => {
    const all = await members();
    const found = all.find(({ role, state }) => role === 'leader' && state === 'running');
    return found?.name === not ? undefined : nodes.find(({ name }) => name === found?.name);
  };
  const heal = async () => {
    for (const node of nodes) if (node.process?.exitCode !== null || node.process.signalCode) start(node);
    await until('no standby has each commit', async () => {
      const all = await members();
      return (
        all.some(({ role, state }) => role === 'sync_standby' && /running|streaming/.test(state)) || undefined
      );
    });
  };

  const stop = async () => {
    for (const child of children.reverse()) {
      if (child.exitCode !== null || child.signalCode) continue;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    for (const { folder: home } of nodes) {
      const left = readPostmaster(join(home, 'data'));
      if (left) process.kill(left.pid, 'SIGQUIT');
    }
    await wait(500);
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    const [first, second] = nodes as [Node, Node];
    start(first);
    await until('there is no primary', () => leader());
    const superuser = { host: '127.0.0.1', port: first.postgres, password: 'change-me' };
    await ensureDatabase(superuser);
    start(second);
    await heal();
    const port = await freePort();
    const addresses: Record<string, string> = { '127.0.0.1:5000': `127.0.0.1:${port}` };
    for (const [index, node] of nodes.entries())
      addresses[`10.0.0.4${index + 1}:5432 check port 8008`] =
        `127.0.0.1:${node.postgres} check port ${node.patroni}`;
    const stopHaproxy = await startHaproxy(join(folder, 'haproxy.cfg'), ['listen primary'], addresses, port);
    // Until it has asked them twice, it takes both for the primary.
    await wait(3_000);
    return {
      url: `postgresql://larder:change-me@127.0.0.1:${port}/larder`,
      heal,
      async kill(what) {
        const before = await until('there is no primary', () => leader());
        const postmaster = readPostmaster(join(before.folder, 'data'));
        if (!postmaster) throw new Error('The primary does not run.');
        if (what === 'the machine') before.process?.kill('SIGKILL');
        process.kill(postmaster.pid, 'SIGKILL');
        const after = await until('nobody took over', () => leader(before.name));
        return { before: before.name, after: after.name };
      },
      async stop() {
        await stopHaproxy();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The script with which Patroni makes a replica: it copies the primary's files during an online backup. */
const copyPrimary = (bin: string) => `#!/bin/sh
set -e
for one; do case $one in
  --datadir=*) to=\${one#*=};;
  --connstring=*) port=$(printf %s "$one" | sed -E "s/.*port='?([0-9]+).*/\\1/");;
esac; done
mkdir -p -m 700 "$to"
export to PGPASSWORD=change-me
${bin}/psql --no-psqlrc -qAt -v ON_ERROR_STOP=1 "host=127.0.0.1 port=$port user=postgres dbname=postgres" <<'SQL'
select current_setting('data_directory') as from \\gset
\\setenv from :from
select pg_backup_start('copy', true) \\g /dev/null
\\! tar -C "$from" --exclude=./postmaster.pid --exclude=./backup_label -c . 2>/dev/null | tar -C "$to" -x
\\o | cat > "$to/backup_label"
select labelfile from pg_backup_stop(false);
SQL
`;
