import type { SQL } from 'drizzle-orm';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from './database.ts';

type Prepared = { execute(values?: Record<string, unknown>): Promise<unknown> };

const known = new WeakMap<Tx, Map<string, Prepared>>();

/**
 * Returns a query that is built and planned once per connection, for queries that run thousands of times a minute.
 * `name` identifies the query's text. There must be few names, as each connection retains all of them.
 */
export function prepared<Q extends Prepared>(tx: Tx, name: string, build: () => Q): Q {
  let mine = known.get(tx);
  if (!mine) {
    mine = new Map();
    known.set(tx, mine);
  }
  const found = mine.get(name);
  if (found) return found as Q;
  const made = build();
  mine.set(name, made);
  return made;
}

/**
 * Inserts rows by one statement, however many there are: each column is an array. Rows under the same `name` must have
 * the same columns; other columns take their default.
 */
export function insertPrepared<T extends PgTable>(
  tx: Tx,
  name: string,
  table: T,
  rows: T['$inferInsert'][],
): Promise<unknown> {
  if (rows.length === 0) return Promise.resolve();
  // Drizzle would generate the id only once, when it builds the statement.
  const given: Record<string, unknown>[] =
    'id' in table ? rows.map((row) => ({ id: uuidv7(), ...row })) : rows;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given[0] && key in given[0]);
  const statement = prepared(tx, name, () => {
    const arrays = columns.map(([key, column]) => [
      key,
      sql`unnest(${sql.placeholder(key)}::${arrayOf(column)})`,
    ]);
    return tx
      .insert(table)
      .values(Object.fromEntries(arrays) as T['$inferInsert'])
      .prepare(name);
  });
  const values = columns.map(([key, column]) => [key, given.map((row) => driverValue(column, row[key]))]);
  return statement.execute(Object.fromEntries(values));
}

const arrayOf = (column: PgColumn): SQL => sql.raw(`${column.getSQLType()}[]`);

const driverValue = (column: PgColumn, value: unknown): unknown =>
  value === null || value === undefined ? null : column.mapToDriverValue(value);
