import type { SQL } from 'drizzle-orm';
import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ErrorDetail } from '../errors/app-error.ts';
import { AppError } from '../errors/app-error.ts';
import type { Tx } from './database.ts';

type RowTable = PgTable & { tenantId: PgColumn; id: PgColumn };

/** A row with the version that was read of it. */
type Seen = { id: string; version: number };

/**
 * Locks a row that is saved over the version that was read. Throws NOT_FOUND, and VERSION_CONFLICT when somebody saved
 * it meanwhile.
 */
export async function lockVersion(
  tx: Tx,
  tenantId: string,
  table: RowTable & { version: PgColumn },
  { id, version }: Seen,
  condition?: SQL,
): Promise<void> {
  const [row] = await tx
    .select({ version: table.version })
    .from(table as PgTable)
    .where(and(eq(table.tenantId, tenantId), eq(table.id, id), condition))
    .for('update');
  if (!row) throw new AppError('NOT_FOUND');
  if (row.version !== version) throw new AppError('VERSION_CONFLICT');
}

/**
 * One problem for each id that is no row of this store, as `categoryIds.2`. The others cannot be deleted until the
 * transaction ends.
 */
export async function unknownIn(
  tx: Tx,
  tenantId: string,
  table: RowTable,
  named: { field: string; ids: string[] },
  condition?: SQL,
): Promise<ErrorDetail[]> {
  const { field, ids } = named;
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(eq(table.tenantId, tenantId), inArray(table.id, ids), condition))
    .orderBy(table.id)
    .for('key share');
  const known = new Set(rows.map((row) => row.id));
  return ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ field: `${field}.${index}`, message: 'unknown' }],
  );
}
