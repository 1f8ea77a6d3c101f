import type { SQL, SQLWrapper } from 'drizzle-orm';
import { asc, desc, ilike, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListReply } from '../http/list.schema.ts';

type Page<Row, Item> = {
  rows(limit: number, offset: number): PromiseLike<Row[]>;
  /** How many there are on all pages. */
  total: PromiseLike<number>;
  present(row: Row): Item;
};

/** One page of a list. Rows and their number are asked for at once. */
export async function readPage<Row, Item>(
  { page, limit }: { page: number; limit: number },
  { rows, total, present }: Page<Row, Item>,
): Promise<ListReply<Item>> {
  const [found, totalDoc] = await Promise.all([rows(limit, (page - 1) * limit), total]);
  return { items: found.map(present), totalDoc, page, pages: Math.ceil(totalDoc / limit) };
}

/**
 * What `-createdAt` or `createdAt` means for SQL. Rows that are equal come in the order of `id`, so that none is shown
 * on two pages.
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

/** Rows in which one of the columns contains the text; undefined when there is no text. `%` and `_` are letters. */
export function containing(q: string | undefined, ...columns: (PgColumn | SQL)[]): SQL | undefined {
  const text = q?.trim();
  if (!text) return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column as PgColumn, pattern)));
}
