import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { isAlive } from './postmaster.ts';

/** Making a cluster and recovering one take some seconds. */
const longestMs = 90_000;

/**
 * One start of a folder at a time: the second waits for the first and then takes over its server. Returns how to let
 * go. A lock that a killed process has left is ignored.
 */
export async function lockFolder(dataDir: string): Promise<() => void> {
  const file = join(dataDir, 'starting.pid');
  for (const deadline = Date.now() + longestMs; ; await wait(100)) {
    try {
      writeFileSync(file, `${process.pid}`, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = holderOf(file);
    if (holder !== undefined && !isAlive(holder)) rmSync(file, { force: true });
    else if (Date.now() > deadline)
      throw new StartError(`Another start uses ${dataDir} (process ${holder}): end it, or delete ${file}.`);
  }
}

/** Undefined while it is being written, or when it is gone. */
function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}
