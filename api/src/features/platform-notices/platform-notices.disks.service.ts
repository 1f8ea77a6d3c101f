import { stat, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { like, lt, or, sql } from 'drizzle-orm';
import type { AppConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Cause } from './platform-notices.service.ts';
import { settleNotices } from './platform-notices.service.ts';
import { platformNotices } from './platform-notices.table.ts';

/** A disk with less of it free is full, as far as operators have to know. */
const leastFree = 0.1;
const bytesOfMb = 1_000_000;

/** Bytes of the file system that a folder is in, as `fs.statfs` has them. */
export type DiskOf = (folder: string) => Promise<{ bsize: number; blocks: number; bavail: number }>;

/**
 * Looks at the disks of this machine's data and uploads, one notice each. Every process that works looks at its own;
 * those of a machine that is gone close by themselves.
 */
export async function lookAtDisks(
  { database, config }: { database: Database; config: AppConfig },
  diskOf: DiskOf = statfs,
): Promise<void> {
  const machine = hostname();
  const folders = await separateFolders([config.DATA_DIR, join(config.DATA_DIR, 'uploads')]);
  const causes: Cause[] = [];
  for (const folder of folders) {
    const { bsize, blocks, bavail } = await diskOf(folder);
    if (blocks === 0 || bavail / blocks >= leastFree) continue;
    const free = Math.floor((bavail * bsize) / bytesOfMb);
    const percent = Math.floor((bavail / blocks) * 100);
    causes.push({ subject: `${machine}:${folder}`, values: { machine, folder, free, percent } });
  }
  await onPlatform(database, (tx) =>
    settleNotices(
      tx,
      'disk_full',
      causes,
      or(
        like(platformNotices.subject, `${machine.replaceAll(/[%_\\]/g, '\\$&')}:%`),
        lt(platformNotices.lastAt, sql`now() - interval '1 hour'`),
      ),
    ),
  );
}

/** Returns the folders that exist, one of each disk. */
async function separateFolders(folders: string[]): Promise<string[]> {
  const byDisk = new Map<number, string>();
  for (const folder of folders) {
    const found = await stat(folder).catch(() => null);
    if (found && !byDisk.has(found.dev)) byDisk.set(found.dev, folder);
  }
  return [...byDisk.values()];
}
