import type { SQL, SQLWrapper } from 'drizzle-orm';
import { asc, desc, ilike, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { LanguageCode } from '../../languages.ts';
import { AppError } from '../errors/app-error.ts';
import type { ListReply } from '../http/list.schema.ts';
import type { Tx } from './database.ts';
import type { RowTable } from './rows.ts';
import { rowsOf } from './rows.ts';

type Page<Row> = {
  /** The query for all rows, in their order, or what reads some of them. Only the page is read. */
  rows:
    | { limit(limit: number): { offset(offset: number): PromiseLike<Row[]> } }
    | ((limit: number, offset: number) => PromiseLike<Row[]>);
  /** The number of rows on all pages. */
  total: PromiseLike<number>;
};

/** Reads one page of a list, with times as replies have them. The rows and their number are read concurrently. */
export async function readPage<Row extends object>(
  { page, limit }: { page: number; limit: number },
  { rows, total }: Page<Row>,
): Promise<ListReply<WithIsoTimes<Row>>> {
  const offset = (page - 1) * limit;
  const reading = typeof rows === 'function' ? rows(limit, offset) : rows.limit(limit).offset(offset);
  const [found, totalDoc] = await Promise.all([reading, total]);
  return { items: found.map(withIsoTimes), totalDoc, page, pages: Math.ceil(totalDoc / limit) };
}

export type WithIsoTimes<Row> = {
  [Key in keyof Row]: Date extends Row[Key] ? Exclude<Row[Key], Date> | string : Row[Key];
};

/** Returns a row as replies have it, with every time in ISO 8601. */
export const withIsoTimes = <Row extends object>(row: Row): WithIsoTimes<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as WithIsoTimes<Row>;

/** Returns the only row of a query, with times as replies have them. Throws NOT_FOUND when there is none. */
export async function readOne<Row extends object>(rows: PromiseLike<Row[]>): Promise<WithIsoTimes<Row>> {
  const [row] = await rows;
  if (!row) throw new AppError('NOT_FOUND');
  return withIsoTimes(row);
}

/** Reads a row of a store. Throws NOT_FOUND when it is not there, or another store's. */
export function readRow<Columns extends Record<string, PgColumn | SQL>>(
  tx: Tx,
  tenantId: string,
  table: RowTable,
  id: string,
  columns: Columns,
): Promise<WithIsoTimes<SelectResultFields<Columns>>> {
  const rows = tx
    .select(columns)
    .from(table as PgTable)
    .where(rowsOf(tenantId, table, [id]));
  return readOne<SelectResultFields<Columns>>(rows as never);
}

/**
 * Returns the SQL order for `-createdAt` or `createdAt`. Equal rows are ordered by `id`, so that no row is on two
 * pages.
 */
export function orderOf<Name extends string>(
  columns: Record<Name, SQLWrapper>,
  sort: Name | `-${Name}`,
  id: PgColumn,
): SQL[] {
  const isDescending = sort.startsWith('-');
  const column = columns[(isDescending ? sort.slice(1) : sort) as Name];
  return isDescending ? [desc(column), desc(id)] : [asc(column), asc(id)];
}

/**
 * Returns a text of a store as its reader sees it, compared as that language compares letters: `Öl` before `Zucker`.
 */
export const inOrderOf = (text: PgColumn, language: LanguageCode, defaultLanguage: LanguageCode): SQL =>
  sql`(coalesce(nullif(${text} ->> ${language}, ''), ${text} ->> ${defaultLanguage}) collate ${sql.identifier(`${language}-x-icu`)})`;

/**
 * Returns the pattern of LIKE for texts that contain this one; undefined without a text. `%` and `_` are ordinary
 * characters.
 */
export function patternOf(q: string | undefined): string | undefined {
  const text = q?.trim();
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : undefined;
}

type Listing<Columns, Name extends string> = {
  columns: Columns;
  where: SQL | undefined;
  /** The expressions by which the list can be ordered, under their names in its query. */
  sorts: Record<Name, SQLWrapper>;
};

/** Reads a page of a list that is made of the rows of one table. */
export function listRows<Columns extends Record<string, PgColumn | SQL>, Name extends string>(
  tx: Tx,
  table: PgTable & { id: PgColumn },
  query: { page: number; limit: number; sort: NoInfer<Name | `-${Name}`> },
  { columns, where, sorts }: Listing<Columns, Name>,
): Promise<ListReply<WithIsoTimes<SelectResultFields<Columns>>>> {
  const rows = tx
    .select(columns)
    .from(table as PgTable)
    .where(where);
  return readPage<SelectResultFields<Columns>>(query, {
    rows: rows.orderBy(...orderOf(sorts, query.sort, table.id)) as never,
    total: tx.$count(table, where),
  });
}

/** Returns what a field says in all its languages. Its JSON as text would also contain their codes and quotes. */
export const textsOf = (field: PgColumn | SQL): SQL =>
  sql`(select string_agg(words, e'\\n') from jsonb_each_text(${field}) as said (language, words))`;

/** Returns the condition that one of the columns contains the text; undefined without a text. */
export function containing(q: string | undefined, ...columns: (PgColumn | SQL)[]): SQL | undefined {
  const pattern = patternOf(q);
  if (!pattern) return undefined;
  return or(...columns.map((column) => ilike(column as PgColumn, pattern)));
}

/** Counting millions of rows would take longer than anybody reads. */
const mostCounted = 10_000;

/** Counts rows, up to 10,000. `order` is the order of the index that is read for it. */
export async function countSome(
  tx: Tx,
  table: PgTable,
  where: SQL | undefined,
  order?: SQL,
): Promise<number> {
  const one = tx
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where);
  const some = (order ? one.orderBy(order) : one).limit(mostCounted).as('some');
  const [counted] = await tx.select({ count: sql<number>`count(*)::int` }).from(some);
  return counted?.count ?? 0;
}
