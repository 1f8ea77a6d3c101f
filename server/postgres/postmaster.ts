import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Postmaster = { pid: number; host: string; port: number };

/**
 * The server that still runs on this data folder, by its postmaster.pid: it survives a `kill -9` of Node. A file
 * whose process is gone or is another program is ignored.
 */
export function readPostmaster(folder: string): Postmaster | undefined {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid = '', , , port = '', socketFolder = '', address = ''] = readFileSync(file, 'utf8').split('\n');
  if (!isServerOf(folder, Number(pid))) return undefined;
  return { pid: Number(pid), port: Number(port), host: socketFolder || address };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isServerOf(folder: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    const [program = '', ...args] = commandOf(pid);
    return /postgres(\.exe)?$/.test(program) && args.join(' ').includes(folder);
  } catch {
    return false;
  }
}

function commandOf(pid: number): string[] {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  if (process.platform === 'win32') {
    const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`;
    return execFileSync('powershell', ['-NoProfile', '-Command', query])
      .toString()
      .split('"')
      .filter(Boolean);
  }
  const line = execFileSync('ps', ['-p', String(pid), '-o', 'command='])
    .toString()
    .trim();
  const [program = '', ...args] = line.split(' -D ');
  return [program, ...args];
}
