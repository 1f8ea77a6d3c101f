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
