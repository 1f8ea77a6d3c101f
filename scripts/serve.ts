import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { BuildPages } from '../server/platform.ts';
import { run } from '../server/run.ts';
import { StartError } from '../server/start-error.ts';

const builder = fileURLToPath(new URL('./webpack/build.ts', import.meta.url));

/**
 * Builds what changed in a separate process: on another core than the database's preparation, and with its own
 * memory, of which webpack needs much.
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

// `npm start` on a developer's machine: builds what changed and runs the product's server.
await run(join(import.meta.dirname, '..'), buildPages);
