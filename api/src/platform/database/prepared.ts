import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from './database.ts';

type Prepared = { execute(values?: Record<string, unknown>): Promise<unknown> };

const known = new WeakMap<Tx, Map<string, Prepared>>();

/**
 * A query that is built once per connection and planned by PostgreSQL once: for what is asked thousands of times a
 * minute. `name` stands for the query's text, and there are few of them: each connection keeps them all.
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

/** Inserts one row; under the same `name` every row names the same columns. Those it does not name take their default. */
export function insertPrepared<T extends PgTable>(
  tx: Tx,
  name: string,
  table: T,
  row: T['$inferInsert'],
): Promise<unknown> {
  // Drizzle would make an id once, when it builds the statement.
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
