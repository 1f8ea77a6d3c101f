import { readdirSync, readFileSync } from 'node:fs';

/** What Linux says of a process; undefined when it has ended. */
function statusOf(pid: number): { parent: number; command: string; mebibytes: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { parent: field('PPid'), command, mebibytes: Math.round(field('VmRSS') / 1_024) };
  } catch {
    return undefined;
  }
}

/** Its resident memory, in MiB. */
export const memoryOf = (pid: number): number => statusOf(pid)?.mebibytes ?? 0;

/** The processes that this one has started, and what they are. */
export function childrenOf(parent: number): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), status: statusOf(Number(name)) }))
    .flatMap(({ pid, status }) => (status?.parent === parent ? [{ pid, command: status.command }] : []));
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
