import { readFileSync } from 'node:fs';

/** Linux counts it in hundredths. */
const tickMs = 10;

/** The processor time of a process in milliseconds; null where the system does not tell. */
export function cpuTime(pid: number | undefined): number | null {
  try {
    // The second field is the program's name in brackets, which may hold spaces.
    const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return user === undefined || system === undefined ? null : (user + system) * tickMs;
  } catch {
    return null;
  }
}
