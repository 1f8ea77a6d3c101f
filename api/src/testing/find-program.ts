import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Finds a program of the system, which a test needs and not every machine has. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Returns `it` where the program is there, else a test that is skipped and says so in its name. */
export const itWith = (name: string) => {
  const isThere = findProgram(name) !== undefined;
  return (title: string, work: () => Promise<void>, timeoutMs?: number) =>
    isThere ? it(title, work, timeoutMs) : it.skip(`${title} (skipped: ${name} is not installed)`, work);
};
