import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { AppError } from '../errors/app-error.ts';
import type { Tx } from './database.ts';
import type { DeletedRow } from './deleted-rows.table.ts';
import { deletedRows } from './deleted-rows.table.ts';
import type { RowTable } from './rows.ts';
import { unknownOf } from './rows.ts';

/** People undo within seconds; a tab that was left open may do it later. */
const kept = sql`now() - interval '1 day'`;

const kindOf = (table: RowTable) => getTableConfig(table).name;

/** Deletes rows and keeps them for a day, so that it can be undone. Returns their number. */
export async function deleteRows(
  tx: Tx,
  tenantId: string,
  table: RowTable,
  ids: readonly string[],
): Promise<number> {
  await tx
    .delete(deletedRows)
    .where(and(eq(deletedRows.tenantId, tenantId), lt(deletedRows.deletedAt, kept)));
  const { rowCount } = await tx.execute(sql`
    with gone as (delete from ${table}
      where ${table.tenantId} = ${tenantId} and ${table.id} = any(${sql.param([...ids])}::uuid[]) returning *)
    insert into ${deletedRows} (tenant_id, kind, id, row)
    select tenant_id, ${kindOf(table)}, id, to_jsonb(gone) from gone
    on conflict (tenant_id, kind, id) do update set row = excluded.row, deleted_at = now()`);
  return rowCount ?? 0;
}

/** Keeps more with a deleted row than its columns, for the code that restores it. */
export async function addToDeleted(
  tx: Tx,
  tenantId: string,
  table: RowTable,
  { id, more }: { id: string; more: object },
): Promise<void> {
  await tx
    .update(deletedRows)
    .set({ row: sql`${deletedRows.row} || ${JSON.stringify(more)}::jsonb` })
    .where(
      and(eq(deletedRows.tenantId, tenantId), eq(deletedRows.kind, kindOf(table)), eq(deletedRows.id, id)),
    );
}

/** Deletes for good the kept rows that have these values, as when a person is erased. */
export async function forgetDeleted(
  tx: Tx,
  tenantId: string,
  table: RowTable,
  values: Record<string, string>,
): Promise<void> {
  await tx
    .delete(deletedRows)
    .where(
      and(
        eq(deletedRows.tenantId, tenantId),
        eq(deletedRows.kind, kindOf(table)),
        sql`${deletedRows.row} @> ${JSON.stringify(values)}::jsonb`,
      ),
    );
}

/** Takes deleted rows, to put them back. Throws NOT_FOUND and names the ids that are not there any more. */
export async function takeDeleted(
  tx: Tx,
  tenantId: string,
  table: RowTable,
  ids: readonly string[],
): Promise<DeletedRow[]> {
  const taken = await tx
    .delete(deletedRows)
    .where(
      and(
        eq(deletedRows.tenantId, tenantId),
        eq(deletedRows.kind, kindOf(table)),
        inArray(deletedRows.id, [...ids]),
        gt(deletedRows.deletedAt, kept),
      ),
    )
    .returning({ id: deletedRows.id, row: deletedRows.row });
  const rows = new Map(taken.map(({ id, row }) => [id, row]));
  const missing = unknownOf(ids, rows);
  if (missing.length > 0) throw new AppError('NOT_FOUND', missing);
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** Writes rows of `takeDeleted` as they were, without the data that was kept with them. */
export async function putBack(tx: Tx, table: RowTable, rows: DeletedRow[]): Promise<void> {
  await tx.execute(
    sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`,
  );
}

/** Undoes `deleteRows`. */
export const restoreRows = async (
  tx: Tx,
  tenantId: string,
  table: RowTable,
  ids: readonly string[],
): Promise<void> => putBack(tx, table, await takeDeleted(tx, tenantId, table, ids));
