import type { SQL } from 'drizzle-orm';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { AccountOwner } from '../../platform/identity/account-owner.ts';
import { hashOfCode, newCodes } from './recovery-codes.ts';
import { platformRecoveryCodes, recoveryCodes } from './second-factors.table.ts';

const tableOf = ({ tenantId }: AccountOwner) => (tenantId ? recoveryCodes : platformRecoveryCodes);

const mine = ({ tenantId, userId }: AccountOwner, more?: SQL) =>
  tenantId
    ? and(eq(recoveryCodes.tenantId, tenantId), eq(recoveryCodes.userId, userId), more)
    : and(eq(platformRecoveryCodes.userId, userId), more);

export const countCodes = (tx: Tx, owner: AccountOwner): Promise<number> =>
  tx.$count(tableOf(owner), mine(owner));

export async function deleteCodes(tx: Tx, owner: AccountOwner): Promise<void> {
  await tx.delete(tableOf(owner)).where(mine(owner));
}

/** Replaces the codes by ten new ones. Only their hashes are stored. */
export async function renewCodes(tx: Tx, owner: AccountOwner): Promise<string[]> {
  await deleteCodes(tx, owner);
  const { tenantId, userId } = owner;
  const { shown, hashes } = newCodes();
  if (tenantId) await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ tenantId, userId, hash })));
  else await tx.insert(platformRecoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
  return shown;
}

/** Uses a code up. Exactly one of several concurrent requests gets true. */
export async function takeCode(tx: Tx, owner: AccountOwner, code: string): Promise<boolean> {
  const t = tableOf(owner);
  const taken = await tx
    .delete(t)
    .where(mine(owner, eq(t.hash, hashOfCode(code))))
    .returning({ id: t.id });
  return taken.length > 0;
}
