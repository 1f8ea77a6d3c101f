import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';

const lookEveryMs = 1_000;

/**
 * Registers the builds in `folder`, now and whenever a new one is made. Resolves when the present ones are
 * registered, with a function that ends it.
 */
export async function followLocalBuilds(
  register: (folder: string) => Promise<void>,
  folder: string,
  log: Pick<Logger, 'warn'>,
): Promise<() => Promise<void>> {
  let seen = await newestBuilds(folder);
  await register(folder);
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  let hasEnded = false;

  async function look(): Promise<void> {
    try {
      const found = await newestBuilds(folder);
      if (found !== seen) await register(folder);
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
