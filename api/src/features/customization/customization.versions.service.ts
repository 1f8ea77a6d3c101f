import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { readPage } from '../../platform/database/list.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import type {
  CustomizationRecord,
  CustomizationVersion,
  CustomizationVersionQuery,
} from './customization.editing.schema.ts';
import { customizationVersion } from './customization.editing.schema.ts';
import type { Customization } from './customization.schema.ts';
import type { Author } from './customization.service.ts';
import { saveSections } from './customization.service.ts';
import { customizationVersions as versions } from './customization.table.ts';

const columns = columnsOf(versions, customizationVersion);

export function listVersions(
  tx: Tx,
  tenantId: string,
  query: CustomizationVersionQuery,
): Promise<ListReply<CustomizationVersion>> {
  const where = eq(versions.tenantId, tenantId);
  return readPage(query, {
    rows: tx.select(columns).from(versions).where(where).orderBy(desc(versions.number)),
    total: tx.$count(versions, where),
  });
}

/** Throws NOT_FOUND. */
export async function readVersion(
  tx: Tx,
  tenantId: string,
  id: string,
): Promise<CustomizationVersion & { customization: Customization }> {
  const [row] = await tx
    .select({ ...columns, customization: versions.body })
    .from(versions)
    .where(and(eq(versions.tenantId, tenantId), eq(versions.id, id)));
  if (!row) throw new AppError('NOT_FOUND');
  return { ...row, createdAt: row.createdAt.toISOString() };
}

type Restore = { id: string; version: number; author: Author; storeName: string };

/** Saves the texts of that version again, as a new version. */
export async function restoreVersion(
  tx: Tx,
  tenantId: string,
  { id, ...restore }: Restore,
): Promise<CustomizationRecord> {
  const { customization } = await readVersion(tx, tenantId, id);
  return saveSections(tx, tenantId, { ...restore, sections: customization, origin: 'restore' });
}
