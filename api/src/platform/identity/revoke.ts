import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { actorOf, recordAct } from '../http/audit.ts';
import type { Principal } from './principal.ts';

type Revocation = {
  table: PgTable & { id: PgColumn; revokedAt: PgColumn; version?: PgColumn };
  /** The condition that finds the row. */
  row: SQL | undefined;
  /** The columns that the audit log has of it, beside its id. */
  named: Record<string, PgColumn>;
  action: string;
  /** Null for a row of the platform. */
  tenantId: string | null;
};

/** Revokes a key or token, which opens nothing from now on. Revoking it again changes nothing. Throws NOT_FOUND. */
export async function revoke(
  tx: Tx,
  actor: Principal,
  { table, row, named, action, tenantId }: Revocation,
): Promise<void> {
  const [found] = await tx
    .select({ id: table.id, revokedAt: table.revokedAt, ...named })
    .from(table as PgTable)
    .where(row)
    .for('update');
  if (!found) throw new AppError('NOT_FOUND');
  const { revokedAt, ...details } = found;
  if (revokedAt) return;
  const next = { revokedAt: sql`now()`, ...(table.version && { version: sql`${table.version} + 1` }) };
  await tx.update(table).set(next).where(row);
  await recordAct(tx, { ...actorOf(actor), action, tenantId, details });
}
