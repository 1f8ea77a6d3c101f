import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Postmaster = { pid: number; host: string; port: number };

/**
 * The server that still runs on this data folder, as its postmaster.pid says: after a `kill -9` of Node it lives on.
 * A file whose process is gone, or is another program that got the number since, says nothing.
 */
export function readPostmaster(dataDir: string): Postmaster | undefined {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid = '', , , port = '', socketFolder = '', address = ''] = readFileSync(file, 'utf8').split('\n');
  if (!isPostgres(Number(pid))) return undefined;
  return { pid: Number(pid), port: Number(port), host: socketFolder || address };
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
    if (process.platform === 'win32') return true;
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='])
      .toString()
      .includes('postgres');
  } catch {
    return false;
  }
}
