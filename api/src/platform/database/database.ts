import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Observe } from './observed.ts';
import { observed } from './observed.ts';
import { withoutNames } from './without-names.ts';

export type Database = {
  pool: pg.Pool;
  /** Statements at the beginning of each transaction, where the connection itself cannot have settings. */
  begin?: string;
  /** Whether statements have names, by which the server finds them again. */
  hasNames?: boolean;
  observe?: Observe;
  close(): Promise<void>;
};

/**
 * A unit of work: Drizzle on one connection inside one transaction, with role and tenant set (tenancy.ts). It cannot
 * be nested: an inner COMMIT would end the outer transaction.
 */
export type Tx = Omit<NodePgDatabase, 'transaction'>;

const instances = new WeakMap<pg.PoolClient, Tx>();

/** One Drizzle instance per connection, cached because building one costs as much as a small query. */
export function drizzleOn(client: pg.PoolClient, { hasNames = true, observe }: Partial<Database> = {}): Tx {
  let instance = instances.get(client);
  if (!instance) {
    const plain = hasNames ? client : withoutNames(client);
    instance = drizzle({ client: observe ? observed(plain, observe) : plain, casing: 'snake_case' });
    instances.set(client, instance);
  }
  return instance;
}
