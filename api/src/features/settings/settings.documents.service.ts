import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PlatformDocument } from './settings.platform.schema.ts';
import { platformSettings } from './settings.table.ts';

/** Reads a document of the platform by its key; `version` is 0 when there is none. Runs on the platform's tables. */
export async function readPlatformDocument<Body extends object = PlatformDocument>(
  tx: Tx,
  key = 'platform',
): Promise<{ body: Partial<Body>; version: number }> {
  const [row] = await tx
    .select({ body: platformSettings.body, version: platformSettings.version })
    .from(platformSettings)
    .where(eq(platformSettings.key, key));
  return row ? { body: row.body as Partial<Body>, version: row.version } : { body: {}, version: 0 };
}

/** Saves over the version that was read. Throws VERSION_CONFLICT when somebody saved meanwhile. */
export async function savePlatformDocument<Document extends { version: number }>(
  tx: Tx,
  key: string,
  document: Document,
): Promise<Document> {
  const { version, ...body } = document;
  const row = { body, version: version + 1, updatedAt: new Date() };
  const { rowCount } =
    version === 0
      ? await tx
          .insert(platformSettings)
          .values({ key, ...row })
          .onConflictDoNothing()
      : await tx
          .update(platformSettings)
          .set(row)
          .where(and(eq(platformSettings.key, key), eq(platformSettings.version, version)));
  if (rowCount === 0) throw new AppError('VERSION_CONFLICT');
  return { ...document, version: row.version };
}
