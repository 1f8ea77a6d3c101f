import type { SQL } from 'drizzle-orm';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ErrorDetail } from '../errors/app-error.ts';
import { AppError } from '../errors/app-error.ts';
import type { Tx } from './database.ts';

export type RowTable = PgTable & { tenantId: PgColumn; id: PgColumn };
export type VersionedTable = RowTable & { version: PgColumn };

/** A row with the version that was read of it. */
type Seen = { id: string; version: number };

/** Returns the condition for these rows of a store. */
export const rowsOf = (tenantId: string, table: RowTable, ids: readonly string[]): SQL | undefined =>
  and(eq(table.tenantId, tenantId), inArray(table.id, [...ids]));

type Columns<Table extends PgTable> = ReturnType<typeof getTableColumns<Table>>;
type ColumnsOf<Table extends PgTable, Reply extends z.ZodObject> = Pick<
  Columns<Table>,
  keyof Columns<Table> & keyof Reply['shape']
>;

/** Returns the columns of a table whose names a reply has. No other column is read, so that none can be sent. */
export function columnsOf<Table extends PgTable, Reply extends z.ZodObject>(
  table: Table,
  reply: Reply,
): ColumnsOf<Table, Reply> {
  const named = Object.entries(getTableColumns(table)).filter(([name]) => Object.hasOwn(reply.shape, name));
  return Object.fromEntries(named) as ColumnsOf<Table, Reply>;
}

/**
 * Locks a row that is saved over the version that was read. Throws NOT_FOUND, and VERSION_CONFLICT when somebody saved
 * it meanwhile.
 */
export async function lockVersion(
  tx: Tx,
  tenantId: string,
  table: VersionedTable,
  { id, version }: Seen,
  condition?: SQL,
): Promise<void> {
  const [row] = await tx
    .select({ version: table.version })
    .from(table as PgTable)
    .where(and(rowsOf(tenantId, table, [id]), condition))
    .for('update');
  if (!row) throw new AppError('NOT_FOUND');
  if (row.version !== version) throw new AppError('VERSION_CONFLICT');
}

/** Changes rows of a store, and counts up the version of each. */
export async function changeRows<Table extends VersionedTable>(
  tx: Tx,
  tenantId: string,
  table: Table,
  ids: readonly string[],
  values: PgUpdateSetSource<Table>,
): Promise<void> {
  await tx
    .update(table as PgTable)
    .set({ ...values, version: sql`${table.version} + 1` })
    .where(rowsOf(tenantId, table, ids));
}

/**
 * Changes rows of a store by one statement with one parameter, however many rows and columns there are, and counts up
 * the version of each. All rows have the same columns, times in ISO 8601. `computed`: columns by expressions over the
 * given row `x` and the table.
 */
export async function changeEachRow<Table extends VersionedTable>(
  tx: Tx,
  tenantId: string,
  table: Table,
  rows: readonly { id: string }[],
  computed: { [Name in keyof Table['$inferInsert']]?: SQL } = {},
): Promise<void> {
  if (rows.length === 0) return;
  const given = Object.entries(getTableColumns(table)).filter(([key]) => Object.hasOwn(rows[0] ?? {}, key));
  const typed = given.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`);
  const values = given.filter(([key]) => key !== 'id').map(([key]) => [key, sql`x.${sql.identifier(key)}`]);
  await tx
    .update(table as PgTable)
    .set({ ...Object.fromEntries(values), ...computed, version: sql`${table.version} + 1` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(${sql.join(typed, sql`, `)})`)
    .where(and(eq(table.tenantId, tenantId), sql`${table.id} = x.id`));
}

/**
 * Locks rows of a store in the order of their ids, so that two transactions about the same rows run one after the
 * other. Returns the ids of those that are there.
 */
export async function lockRows(
  tx: Tx,
  tenantId: string,
  table: RowTable,
  ids: readonly string[],
  strength: 'update' | 'no key update' | 'key share',
  condition?: SQL,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(rowsOf(tenantId, table, ids), condition))
    .orderBy(table.id)
    .for(strength);
  return new Set(rows.map(({ id }) => id as string));
}

/** Returns one problem for each id that is not known, as `ids.2`. */
export const unknownOf = (
  ids: readonly string[],
  known: Pick<ReadonlySet<string>, 'has'>,
  fieldOf = (index: number) => `ids.${index}`,
): ErrorDetail[] =>
  ids.flatMap((id, index) => (known.has(id) ? [] : [{ field: fieldOf(index), message: 'unknown' }]));

/**
 * Returns one problem for each id that is no row of this store, as `categoryIds.2`. The others cannot be deleted until
 * the transaction ends.
 */
export async function unknownIn(
  tx: Tx,
  tenantId: string,
  table: RowTable,
  named: { field: string; ids: string[] },
  condition?: SQL,
): Promise<ErrorDetail[]> {
  const { field, ids } = named;
  const known = await lockRows(tx, tenantId, table, ids, 'key share', condition);
  return unknownOf(ids, known, (index) => `${field}.${index}`);
}

/** Returns the problem of a field that names one row, or none. */
export async function unknownAs(
  tx: Tx,
  tenantId: string,
  table: RowTable,
  field: string,
  id: string | null | undefined,
): Promise<ErrorDetail[]> {
  const known = await lockRows(tx, tenantId, table, id ? [id] : [], 'key share');
  return unknownOf(id ? [id] : [], known, () => field);
}
