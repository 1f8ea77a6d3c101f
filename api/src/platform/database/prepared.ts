import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from './database.ts';

type Prepared = { execute(values?: Record<string, unknown>): Promise<unknown> };

const known = new WeakMap<Tx, Map<string, Prepared>>();

/**
 * A query that is built and planned once per connection, for queries that run thousands of times a minute. `name`
 * identifies the query's text. There must be few names, as each connection retains all of them.
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

/** Inserts one row. Rows under the same `name` must have the same columns; other columns take their default. */
export function insertPrepared<T extends PgTable>(
  tx: Tx,
  name: string,
  table: T,
  row: T['$inferInsert'],
): Promise<unknown> {
  // Drizzle would generate the id only once, when it builds the statement.
  const values: Record<string, unknown> = 'id' in table ? { id: uuidv7(), ...row } : row;
  const statement = prepared(tx, name, () => {
    const placeholders = Object.keys(values).map((key) => [key, sql.placeholder(key)]);
    return tx
      .insert(table)
      .values(Object.fromEntries(placeholders) as T['$inferInsert'])
      .prepare(name);
  });
  return statement.execute(values);
}
