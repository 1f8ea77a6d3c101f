import type pg from 'pg';
import type { Database, Tx } from '../database/database.ts';
import { drizzleOn } from '../database/database.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Runs `work` in one transaction that sees and writes the rows of this tenant only. Role and tenant end with the
 * transaction, so a pooled connection carries nothing into the next request.
 */
export function inTenant<T>(database: Database, tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!uuid.test(tenantId)) throw new Error('inTenant needs a tenant id');
  return transaction(database, 'larder_app', tenantId, work);
}

/** Runs `work` in one transaction on the platform's own tables; no tenant's rows are within its reach. */
export function onPlatform<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(database, 'larder_platform', '', work);
}

/** Goes on in the same transaction as this tenant: creating a store writes both the platform's and the store's rows. */
export async function switchToTenant(tx: Tx, tenantId: string): Promise<void> {
  if (!uuid.test(tenantId)) throw new Error('switchToTenant needs a tenant id');
  await tx.execute(
    `select set_config('role', 'larder_app', true), set_config('app.tenant_id', '${tenantId}', true)`,
  );
}

/** The way back from `switchToTenant`. */
export async function switchToPlatform(tx: Tx): Promise<void> {
  await tx.execute(
    `select set_config('role', 'larder_platform', true), set_config('app.tenant_id', '', true)`,
  );
}

const committed = new WeakSet<Tx>();

/**
 * Ends the transaction with its last writes: the commit travels behind them instead of waiting for their answers, so
 * that what they lock is locked one turn less. Nothing may be asked of `tx` afterwards. Rejects, with everything
 * undone, when one of the writes fails.
 */
export async function commitWith(tx: Tx, writes: Promise<unknown>[]): Promise<void> {
  // A statement of Drizzle's may leave only when it is waited for: in this order none leaves behind the commit.
  const replies = await Promise.all([...writes, tx.execute('commit')]);
  refuseRollback((replies.at(-1) as pg.QueryResult).command);
  committed.add(tx);
}

/** PostgreSQL answers the commit of a failed transaction with ROLLBACK and no error: work that swallowed one. */
function refuseRollback(command: string): void {
  if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.');
}

async function transaction<T>(
  database: Database,
  role: string,
  tenantId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect();
  let broken: Error | undefined;
  try {
    // One round trip; the values are constants and a checked uuid, so nothing of a request enters the text.
    // The work waits for it: without a role it would run as the login role, which sees every tenant.
    await client.query(
      `begin; select set_config('role', '${role}', true), set_config('app.tenant_id', '${tenantId}', true)`,
    );
    const tx = drizzleOn(client);
    const result = await work(tx);
    if (!committed.delete(tx)) refuseRollback((await client.query('commit')).command);
    return result;
  } catch (error) {
    broken = await rollback(client);
    throw error;
  } finally {
    client.release(broken);
  }
}

async function rollback(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
