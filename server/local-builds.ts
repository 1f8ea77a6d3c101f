import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { registerLocalBuilds } from '../api/src/features/releases/releases.local.service.ts';

const lookEveryMs = 1_000;

/**
 * Registers the builds in `folder`, now and whenever a new one is made. Resolves when the present ones are
 * registered, with a function that ends it.
 */
export async function followLocalBuilds(
  databaseUrl: string,
  folder: string,
  log: Pick<Logger, 'warn'>,
): Promise<() => Promise<void>> {
  let seen = await newestBuilds(folder);
  await registerLocalBuilds(databaseUrl, folder, log);
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  let hasEnded = false;

  async function look(): Promise<void> {
    try {
      const found = await newestBuilds(folder);
      if (found !== seen) await registerLocalBuilds(databaseUrl, folder, log);
      seen = found;
    } catch (error) {
      log.warn({ err: error }, 'new builds of this machine could not be registered');
    }
  }
  function lookLater(): void {
    if (hasEnded) return;
    timer = setTimeout(() => {
      working = look().finally(lookLater);
    }, lookEveryMs).unref();
  }
  lookLater();

  return async () => {
    hasEnded = true;
    clearTimeout(timer);
    await working;
  };
}

/** Changes whenever a part has a new newest build. */
async function newestBuilds(folder: string): Promise<string> {
  const parts = (await readdir(folder)).sort();
  const changed = parts.map((part) =>
    stat(join(folder, part, 'current.json')).then(
      ({ mtimeMs }) => `${part} ${mtimeMs}`,
      () => '',
    ),
  );
  return (await Promise.all(changed)).join('\n');
}
