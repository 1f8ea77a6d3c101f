import { join } from 'node:path';
import { loadConfig } from '../api/src/platform/config.ts';
import { demoGuide } from './serve/accounts.ts';
import type { Platform } from './serve/platform.ts';
import { startPlatform } from './serve/platform.ts';
import { loadEnvironment } from './serve/preflight.ts';
import { progress } from './serve/progress.ts';
import { printFailure } from './start-error.ts';

/** Nothing under way takes longer to end than this; what does is stuck. */
const stopWithinMs = 20_000;

const log = progress();
const broken = new AbortController();
let starting: Promise<Platform> | undefined;

// npm passes on the signal that the terminal has sent already, so it comes more than once.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());

async function stop(): Promise<void> {
  if (broken.signal.aborted) return;
  broken.abort();
  setTimeout(() => process.exit(1), stopWithinMs).unref();
  await starting?.then((platform) => platform.stop()).catch(() => {});
  process.exit(0);
}

try {
  const config = loadConfig(loadEnvironment(join(import.meta.dirname, '../.env')));
  starting = startPlatform(config, log, broken.signal);
  await starting;
  log('Larder is ready');
  const address = (subdomain?: string) =>
    `http://${subdomain ? `${subdomain}.` : ''}${config.ROOT_DOMAIN}:${config.PORT}`;
  const hasDemo = config.NODE_ENV !== 'production' && config.ROLE !== 'api';
  process.stdout.write(`\n${hasDemo ? demoGuide(address) : `  ${address()}`}\n\n`);
} catch (error) {
  if (!broken.signal.aborted) {
    printFailure(error);
    process.exit(1);
  }
}
