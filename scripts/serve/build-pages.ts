import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { StartError } from '../start-error.ts';
import type { Log } from './progress.ts';

const builder = fileURLToPath(new URL('../webpack/build.ts', import.meta.url));

/**
 * Builds what changed in a process of its own: on another core than the database's preparation, and with its own
 * memory, which webpack needs plenty of and the server should not keep.
 */
export async function buildPages(log: Log, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [builder], { stdio: ['ignore', 'pipe', 'inherit'], signal });
  createInterface({ input: child.stdout }).on('line', log);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new StartError('The pages could not be built; the errors stand above.');
}
