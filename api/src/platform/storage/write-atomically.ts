import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file so that a reader sees it whole or not at all. A write that fails, as on a full disk, leaves nothing
 * behind.
 */
export async function writeAtomically(target: string, bytes: Uint8Array): Promise<void> {
  const part = join(dirname(target), `.${randomUUID()}`);
  try {
    await writeFile(part, bytes);
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
