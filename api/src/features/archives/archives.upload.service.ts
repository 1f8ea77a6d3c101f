import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { v7 as uuidv7 } from 'uuid';
import { readKnownTables } from '../../platform/archive/fill-store.ts';
import { ArchiveError, openArchive } from '../../platform/archive/read-archive.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Archive } from './archives.schema.ts';
import { archivePath, readArchive } from './archives.service.ts';
import { archives } from './archives.table.ts';

/** How long an upload that nobody imports is kept. */
const dayMs = 86_400_000;

/**
 * Keeps an uploaded archive and reads its manifest, for an operator to decide on. Throws VALIDATION with the problem of
 * a file that no import would take.
 */
export async function keepUpload(
  services: Pick<Services, 'config' | 'database' | 'clock'>,
  requestedBy: string,
  file: Readable & { truncated?: boolean },
): Promise<Archive> {
  const { config, database, clock } = services;
  const id = uuidv7();
  const target = archivePath(config, id);
  const part = `${target}.part`;
  await mkdir(dirname(target), { recursive: true });
  try {
    await pipeline(file, createWriteStream(part, { flags: 'wx' }));
    if (file.truncated) throw new AppError('TOO_LARGE');
    const opened = await openArchive(part);
    try {
      const { store, exportedAt, audience } = opened.manifest;
      const bytes = (await stat(part)).size;
      await rename(part, target);
      return await onPlatform(database, async (tx) => {
        await readKnownTables(tx, opened);
        await tx.insert(archives).values({
          ...{
            id,
            kind: 'import',
            audience,
            status: 'uploaded',
            requestedBy,
            bytes,
            details: { exportedAt },
          },
          ...{ storeId: store.id, storeName: store.name, storeSlug: store.slug },
          expiresAt: new Date(clock().getTime() + dayMs),
        });
        return readArchive(tx, id);
      });
    } finally {
      opened.close();
    }
  } catch (error) {
    await rm(part, { force: true });
    await rm(target, { force: true });
    if (error instanceof ArchiveError)
      throw new AppError('VALIDATION', [{ field: 'file', message: error.problem }]);
    throw error;
  }
}
