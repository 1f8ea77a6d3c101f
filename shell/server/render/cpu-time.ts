import { readFileSync } from 'node:fs';

/** Linux counts it in hundredths. */
const tickMs = 10;

/**
 * The processor time of a process and of its children that have ended, in milliseconds; null where the system does not
 * tell.
 */
export function cpuTime(pid: number | undefined): number | null {
  try {
    // The second field is the program's name in brackets, which may hold spaces.
    const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const times = fields.split(' ').slice(11, 15).map(Number);
    return times.length < 4 ? null : times.reduce((sum, ticks) => sum + ticks) * tickMs;
  } catch {
    return null;
  }
}
