import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../api/src/platform/free-port.ts';
import type { ProcessInfo } from '../chaos/processes.ts';
import { memoryOf, processes } from '../chaos/processes.ts';

const ownRoot = join(import.meta.dirname, '../..');

export type BenchServer = { port: number; seconds: number; memory(): Memory; stop(): Promise<void> };
/** Memory in MiB, of our own processes and of all PostgreSQL processes; shared pages are counted once. */
export type Memory = { node: number; database: number };

/** Starts a checkout by `npm start`, with its own port and data, and waits for its first reply. */
export async function startServer(dataDir: string, fresh: boolean, root = ownRoot): Promise<BenchServer> {
  if (fresh) rmSync(dataDir, { recursive: true, force: true });
  const port = await freePort();
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  child.stdout.on('data', (text: Buffer) => process.stdout.write(text));
  await answers(child, `http://127.0.0.1:${port}/api/health`);
  const seconds = (performance.now() - started) / 1000;
  return { port, seconds, memory: () => memoryOfTree(child.pid ?? 0, dataDir), stop: () => stop(child) };
}

async function answers(child: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 6_000; tries += 1) {
    if (child.exitCode !== null) throw new Error('npm start ended before it answered');
    const ok = await fetch(url).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('npm start did not answer within five minutes');
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    // npm does not forward signals, so the whole process group gets the signal.
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  });
}

function memoryOfTree(rootPid: number, dataDir: string): Memory {
  const all = processes();
  const started = below(all, [rootPid]);
  // Without npm and its shell, but with the processes that the server has started.
  const servers = all.filter(({ pid, command }) => started.has(pid) && /start\.mjs|serve\.ts/.test(command));
  const tree = below(
    all,
    servers.map(({ pid }) => pid),
  );
  const postmaster = all.find(
    ({ command }) => command.includes('postgres') && command.includes(dataDir),
  )?.pid;
  const sum = (list: ProcessInfo[]) => list.reduce((total, { pid }) => total + memoryOf(pid), 0);
  const isDatabase = ({ pid, parent }: ProcessInfo) => pid === postmaster || parent === postmaster;
  return {
    node: sum(all.filter((one) => tree.has(one.pid) && !isDatabase(one))),
    database: sum(all.filter(isDatabase)),
  };
}

function below(all: ProcessInfo[], roots: number[]): Set<number> {
  const tree = new Set(roots);
  for (let size = 0; size !== tree.size; ) {
    size = tree.size;
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid);
  }
  return tree;
}
