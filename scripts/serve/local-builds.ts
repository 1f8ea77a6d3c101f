import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { registerLocalBuilds } from '../../api/src/features/releases/releases.local.service.ts';
import { packageNames } from '../webpack/packages.ts';

const lookEveryMs = 1_000;

/**
 * Tells the registry of the builds that lie in `folder`, now and whenever another is made there. Resolves when what is
 * there now is known; what it resolves to ends it.
 */
export async function followLocalBuilds(
  databaseUrl: string,
  folder: string,
  log: Logger,
): Promise<() => Promise<void>> {
  let working = registerLocalBuilds(databaseUrl, folder, log);
  await working;
  const again = () => {
    working = working
      .then(() => registerLocalBuilds(databaseUrl, folder, log))
      .catch((error) => log.warn({ err: error }, 'new builds of this machine could not be registered'));
  };
  const pointers = packageNames.map((name) => join(folder, name, 'current.json'));
  for (const file of pointers) watchFile(file, { interval: lookEveryMs, persistent: false }, again);
  return async () => {
    for (const file of pointers) unwatchFile(file, again);
    await working;
  };
}
