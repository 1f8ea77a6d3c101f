import type pg from 'pg';
import type { Database, Tx } from '../database/database.ts';
import { acceptStatements, drizzleOn, refuseStatements } from '../database/database.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id that stands for the platform where rows belong to a store: operators' own rows have it. */
export const platformStore = '00000000-0000-0000-0000-000000000000';

/**
 * Runs `work` in one transaction that sees and writes the rows of this tenant only. Role and tenant end with the
 * transaction, so a pooled connection carries nothing into the next request.
 */
export function inTenant<T>(database: Database, tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!uuid.test(tenantId)) throw new Error('inTenant needs a tenant id');
  return transaction(database, { role: 'larder_app', tenantId }, work);
}

/** Runs `work` as `inTenant` does, but PostgreSQL refuses every write. */
export function readInTenant<T>(
  database: Database,
  tenantId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!uuid.test(tenantId)) throw new Error('readInTenant needs a tenant id');
  return transaction(database, { role: 'larder_app', tenantId, begin: 'begin read only' }, work);
}

/** Runs `work` in one transaction on the platform's own tables, without access to any tenant's rows. */
export function onPlatform<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(database, { role: 'larder_platform' }, work);
}

/** Runs `work` on one view of a whole store, also of its audit log, for any time. PostgreSQL refuses every write. */
export function readWholeStore<T>(
  database: Database,
  tenantId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!uuid.test(tenantId)) throw new Error('readWholeStore needs a tenant id');
  const begin = 'begin isolation level repeatable read read only';
  return transaction(database, { role: 'larder_archive', tenantId, begin }, work);
}

/** Continues in the same transaction with the role that fills and empties this tenant's tables, and no other's. */
export async function switchToArchive(tx: Tx, tenantId: string): Promise<void> {
  if (!uuid.test(tenantId)) throw new Error('switchToArchive needs a tenant id');
  await tx.execute(
    `select set_config('role', 'larder_archive', true), set_config('app.tenant_id', '${tenantId}', true)`,
  );
}

/**
 * Continues in the same transaction as this tenant: creating a store writes rows of the platform and of the store.
 */
export async function switchToTenant(tx: Tx, tenantId: string): Promise<void> {
  if (!uuid.test(tenantId)) throw new Error('switchToTenant needs a tenant id');
  await tx.execute(
    `select set_config('role', 'larder_app', true), set_config('app.tenant_id', '${tenantId}', true)`,
  );
}

/** Switches back from `switchToTenant`. */
export async function switchToPlatform(tx: Tx): Promise<void> {
  await tx.execute(
    `select set_config('role', 'larder_platform', true), set_config('app.tenant_id', '', true)`,
  );
}

async function transaction<T>(
  database: Database,
  { role, tenantId = '', begin = 'begin' }: { role: string; tenantId?: string; begin?: string },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect();
  const startedAt = performance.now();
  let broken: Error | undefined;
  acceptStatements(client);
  try {
    // One round trip. The values are constants and a checked UUID, so no text of a request is in the statement. The
    // work waits for it: without a role it would run as the login role, which sees every tenant.
    const settings = database.begin ?? '';
    await client.query(
      `${begin}; ${settings}set local role ${role}; set local app.tenant_id = '${tenantId}'`,
    );
    const result = await work(drizzleOn(client, database));
    // PostgreSQL answers the commit of a failed transaction with ROLLBACK and no error. The work swallowed an error
    // then.
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.');
    return result;
  } catch (error) {
    refuseStatements(client);
    broken = await rollback(client);
    throw error;
  } finally {
    client.release(broken);
    const taken = performance.now() - startedAt;
    if (tenantId) database.storeTimes.set(tenantId, (database.storeTimes.get(tenantId) ?? 0) + taken);
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
