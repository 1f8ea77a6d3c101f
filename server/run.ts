import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { loadConfig } from '../api/src/platform/config.ts';
import { demoGuide } from './demo-guide.ts';
import type { BuildPages, Platform } from './platform.ts';
import { loadEnvironment } from './preflight.ts';
import { progress } from './progress.ts';
import { resolveDrizzle } from './resolve-drizzle.ts';
import { printFailure } from './start-error.ts';

/** Comes before drizzle-orm is loaded, so `run` imports what uses the database only when it needs it. */
resolveDrizzle();

/** Garbage is collected when memory has grown by four fifths; V8 alone would wait for a multiple. */
setFlagsFromString('--heap-growing-percent=80');
/**
 * V8 allocates objects among the old ones where most of those before survived. At the start, while caches are filled,
 * most rows of the database do, and V8 does not learn anew (docs/decisions/0083).
 */
setFlagsFromString('--no-allocation-site-pretenuring');

/** Longer than any orderly end after draining; after that the process is stuck. */
const stopWithinMs = 25_000;

/**
 * The life of the server's process, from its settings to its end by a signal; with the argument `migrate` it only
 * brings the database to this version's schema. `home` is the folder of `.env` and of
 * the built pages in `dist`; DATA_DIR is relative to it.
 */
export async function run(home: string, buildPages?: BuildPages): Promise<void> {
  const log = progress();
  const broken = new AbortController();
  let starting: Promise<Platform> | undefined;
  let drainMs = 0;

  async function stop(): Promise<void> {
    if (broken.signal.aborted) return;
    broken.abort();
    setTimeout(() => process.exit(1), drainMs + stopWithinMs).unref();
    await starting?.then((platform) => platform.stop()).catch(() => {});
    process.exit(0);
  }

  // npm passes on the signal that the terminal has sent already, so it arrives twice.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());

  try {
    const given = loadConfig(loadEnvironment(join(home, '.env')));
    const config = { ...given, DATA_DIR: resolve(home, given.DATA_DIR) };
    // For the next start. In its default, the folder for temporary files, other users could put code that would run here.
    enableCompileCache(join(config.DATA_DIR, 'compile-cache'));
    if (process.argv[2] === 'migrate') {
      const { migrateOnly } = await import('./database.ts');
      return await migrateOnly(config, log);
    }
    drainMs = config.DRAIN_SECONDS * 1_000;
    const builds = join(home, 'dist');
    const { startPlatform } = await import('./platform.ts');
    starting = startPlatform({ config, builds, buildPages, log, signal: broken.signal });
    await starting;
    // Only an edge has pages to open; the address of another role means nothing to a browser.
    if (config.ROLE !== 'all' && config.ROLE !== 'edge')
      return log(`This process is ready: ROLE=${config.ROLE}, port ${config.PORT}`);
    log('Larder is ready');
    const address = (subdomain?: string) =>
      `http://${subdomain ? `${subdomain}.` : ''}${config.ROOT_DOMAIN}:${config.PORT}`;
    process.stdout.write(`\n${config.NODE_ENV === 'production' ? `  ${address()}` : demoGuide(address)}\n\n`);
  } catch (error) {
    if (broken.signal.aborted) return;
    printFailure(error);
    process.exit(1);
  }
}
