import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { BuildPages } from '../server/platform.ts';
import { run } from '../server/run.ts';
import { StartError } from '../server/start-error.ts';

const builder = fileURLToPath(new URL('./webpack/build.ts', import.meta.url));

/**
 * Builds what changed in a process of its own: on another core than the database's preparation, and with its own
 * memory, which webpack needs plenty of and the server should not keep.
 */
const buildPages: BuildPages = async (log, signal) => {
  const child = spawn(process.execPath, [builder], { stdio: ['ignore', 'pipe', 'inherit'], signal });
  createInterface({ input: child.stdout }).on('line', log);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new StartError('The pages could not be built; the errors stand above.');
};

// `npm start` on a developer's machine: the server of the product, once what changed is built.
await run(join(import.meta.dirname, '..'), buildPages);
