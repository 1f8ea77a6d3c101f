import { setImmediate as nextTurn } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Observe } from './observed.ts';
import { observed } from './observed.ts';
import { sendingBy, withoutNames } from './sending.ts';

export type Database = {
  pool: pg.Pool;
  /** Statements at the beginning of each transaction, where the connection itself cannot have settings. */
  begin?: string;
  /** Whether statements have names, by which the server finds them again. */
  hasNames?: boolean;
  observe?: Observe;
  /** How long each store's transactions had a connection, in ms, until somebody takes the sums. */
  storeTimes: Map<string, number>;
  close(): Promise<void>;
};

/**
 * A unit of work: Drizzle on one connection inside one transaction, with role and tenant set (tenancy.ts). It cannot
 * be nested: an inner COMMIT would end the outer transaction.
 */
export type Tx = Omit<NodePgDatabase, 'transaction'>;

/** Connections whose transaction has failed. */
const failed = new WeakSet<pg.PoolClient>();

/** Work of a failed transaction may still go on beside what failed. It sends nothing until the next transaction. */
export const refuseStatements = (client: pg.PoolClient) => failed.add(client);
export const acceptStatements = (client: pg.PoolClient) => failed.delete(client);

const instances = new WeakMap<pg.PoolClient, Tx>();

/** Returns the connection's Drizzle instance, cached because building one costs as much as a small query. */
export function drizzleOn(client: pg.PoolClient, { hasNames = true, observe }: Partial<Database> = {}): Tx {
  let instance = instances.get(client);
  if (!instance) {
    const open = whileOpen(client, hasNames ? client : withoutNames(client));
    instance = drizzle({ client: observe ? observed(open, observe) : open, casing: 'snake_case' });
    instances.set(client, instance);
  }
  return instance;
}

/** PostgreSQL's state of a statement that it skipped because one before it in the transaction had failed. */
const skipped = '25P02';

function whileOpen(client: pg.PoolClient, sender: pg.PoolClient): pg.PoolClient {
  return sendingBy(client, async (given, values) => {
    if (failed.has(client)) throw new Error('The transaction of this statement has failed.');
    try {
      return await sender.query(given, values);
    } catch (error) {
      // When both were sent together, the caller hears of the one that failed first: it says what is wrong.
      if ((error as { code?: string }).code === skipped) await nextTurn();
      throw error;
    }
  });
}
