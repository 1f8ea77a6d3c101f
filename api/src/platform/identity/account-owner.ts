import type { Database, Tx } from '../database/database.ts';
import { inTenant, onPlatform } from '../tenancy/tenancy.ts';

/** The owner of an account: a shopper or a colleague of a store, or an operator without a store. */
export type AccountOwner =
  | { tenantId: string; kind: 'customer' | 'staff'; userId: string }
  | { tenantId: null; kind: 'platform'; userId: string };

/** The tables of this kind of account. */
export type AccountHome =
  | Omit<Extract<AccountOwner, { tenantId: string }>, 'userId'>
  | Omit<Extract<AccountOwner, { tenantId: null }>, 'userId'>;

/** Runs `work` in one transaction on this store's accounts or the platform's. */
export function inHome<T>(
  database: Database,
  tenantId: string | null,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return tenantId ? inTenant(database, tenantId, work) : onPlatform(database, work);
}
