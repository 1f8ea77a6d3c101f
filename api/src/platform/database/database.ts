import type { Writable } from 'node:stream';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import { enterTenant } from '../tenancy/reading.ts';
import type { Change } from './changes.ts';
import { hearOwnChanges } from './changes.ts';

export type Database = { pool: pg.Pool; close(): Promise<void> };

/** A unit of work: Drizzle on one connection inside one transaction, with role and tenant set. See tenancy.ts. */
export type Tx = NodePgDatabase;

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
    // What a transaction asks for together travels together; each statement is still answered by itself.
    pipeline: true,
  });
  // Without a listener the process ends when the database restarts.
  pool.on('error', (error) => log?.warn({ err: error }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log?.warn({ err: error }, 'database connection lost'));
    // Nothing is read yet; a connection that fails here fails its first query, too.
    client.query(enterTenant).catch(() => undefined);
    sendTogether(client);
  });
  if (onOwnChange) hearOwnChanges(pool, onOwnChange);
  return { pool, close: () => pool.end() };
}

/** Statements issued in the same turn leave in one write, which costs about as much as a small query. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  const send = client.query.bind(client) as (...given: unknown[]) => unknown;
  const gather = (...given: unknown[]) => {
    if (stream.writableCorked === 0) {
      stream.cork();
      process.nextTick(() => stream.uncork());
    }
    return send(...given);
  };
  client.query = gather as typeof client.query;
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
