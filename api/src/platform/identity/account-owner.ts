import type { Database, Tx } from '../database/database.ts';
import { inTenant, onPlatform } from '../tenancy/tenancy.ts';

/** Whose account it is: a shopper's or a colleague's in a store, or an operator's, who belongs to none. */
export type AccountOwner =
  | { tenantId: string; kind: 'customer' | 'staff'; userId: string }
  | { tenantId: null; kind: 'platform'; userId: string };

/** Where accounts of this kind are. */
export type AccountHome =
  | Omit<Extract<AccountOwner, { tenantId: string }>, 'userId'>
  | Omit<Extract<AccountOwner, { tenantId: null }>, 'userId'>;

/** Runs `work` in one transaction where this store's accounts are, or the platform's. */
export function inHome<T>(
  database: Database,
  tenantId: string | null,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return tenantId ? inTenant(database, tenantId, work) : onPlatform(database, work);
}
