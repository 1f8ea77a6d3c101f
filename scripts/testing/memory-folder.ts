import { accessSync, constants, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const folder = '/dev/shm';
const gigabyte = 2 ** 30;

/**
 * Linux's file system in memory, for files of tests that nobody keeps: some file systems take as long to create and
 * delete thousands of files as tests take to use them. Undefined elsewhere, and where there is little room or no
 * program may run.
 */
export const memoryFolder = isUsable() ? folder : undefined;

function isUsable(): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    const mayRun = !/ \/dev\/shm \S+ \S*\bnoexec\b/.test(readFileSync('/proc/mounts', 'utf8'));
    return mayRun && bavail * bsize > 6 * gigabyte;
  } catch {
    return false;
  }
}

/** A folder of this process there. Those of processes that were killed are removed. */
export function ownMemoryFolder(): string | undefined {
  if (!memoryFolder) return undefined;
  for (const name of readdirSync(memoryFolder)) {
    const [, pid] = /^larder-test-(\d+)$/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(memoryFolder, name), { recursive: true, force: true });
  }
  const own = join(memoryFolder, `larder-test-${process.pid}`);
  mkdirSync(own, { recursive: true });
  return own;
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
