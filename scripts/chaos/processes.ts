import { readdirSync, readFileSync } from 'node:fs';
import { cpuTime } from '../../shell/server/render/cpu-time.ts';

export type ProcessInfo = { pid: number; parent: number; command: string };

/** All processes of this machine. */
export function processes(): ProcessInfo[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const parent = fieldOf(name, 'status', 'PPid');
      const command = read(name, 'cmdline').replaceAll('\0', ' ');
      return parent === undefined ? [] : [{ pid: Number(name), parent, command }];
    });
}

/** The processes that this one has started, and what they are. */
export const childrenOf = (parent: number): ProcessInfo[] =>
  processes().filter((process) => process.parent === parent);

/** The processor time of a process and those that it has started, in milliseconds. */
export function treeTime(pid: number | undefined): number {
  if (pid === undefined) return 0;
  const all = [pid, ...childrenOf(pid).map((child) => child.pid)];
  return all.reduce((sum, one) => sum + (cpuTime(one) ?? 0), 0);
}

/**
 * The memory of a process in MiB. A page that several processes share, like the program itself, counts by its share.
 * Only root may read the shares of other users' processes; otherwise all their pages count.
 */
export const memoryOf = (pid: number): number =>
  Math.round((fieldOf(pid, 'smaps_rollup', 'Pss') ?? fieldOf(pid, 'status', 'VmRSS') ?? 0) / 1_024);

function fieldOf(pid: number | string, file: string, key: string): number | undefined {
  const value = new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(read(pid, file))?.[1];
  return value === undefined ? undefined : Number(value);
}

/** Empty when the process has ended, or may not be read. */
function read(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Sends the signal to a process and those that it has started. Each may have ended meanwhile. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  for (const one of [pid, ...childrenOf(pid).map((child) => child.pid)]) {
    try {
      process.kill(one, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
