import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Change } from './changes.ts';
import { hearOwnChanges } from './changes.ts';

export type Database = { pool: pg.Pool; close(): Promise<void> };

/**
 * A unit of work: Drizzle on one connection inside one transaction, with role and tenant set (tenancy.ts). There is no
 * transaction within it: the inner COMMIT would end the outer one.
 */
export type Tx = Omit<NodePgDatabase, 'transaction'>;

/** `onOwnChange` is told what the transactions of these connections changed of `Change`'s principals. */
export function openDatabase(
  url: string,
  log?: Pick<Logger, 'warn'>,
  onOwnChange?: (change: Change | null) => void,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    // Statements that a transaction issues together are sent without waiting for each other's answers.
    pipeline: true,
  });
  // Without a listener the process ends when the database restarts.
  pool.on('error', (error) => log?.warn({ err: error }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log?.warn({ err: error }, 'database connection lost'));
  });
  if (onOwnChange) hearOwnChanges(pool, onOwnChange);
  return { pool, close: () => pool.end() };
}

const instances = new WeakMap<pg.PoolClient, Tx>();

/** One Drizzle instance per connection, kept, because building one costs as much as a small query. */
export function drizzleOn(client: pg.PoolClient): Tx {
  let instance = instances.get(client);
  if (!instance) {
    instance = drizzle({ client, casing: 'snake_case' });
    instances.set(client, instance);
  }
  return instance;
}
