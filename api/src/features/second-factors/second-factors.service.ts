import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { AccountOwner } from '../../platform/identity/account-owner.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { findPerson } from '../accounts/accounts.people.service.ts';
import { countCodes } from './second-factors.codes.service.ts';
import { readRule } from './second-factors.rule.service.ts';
import type { OwnSecondFactors } from './second-factors.schema.ts';
import { platformSecondFactors, secondFactors } from './second-factors.table.ts';

/** How somebody can take the second step of a sign-in. */
export type Way = 'totp' | 'passkey' | 'recovery';

export type FactorRow = Pick<
  typeof secondFactors.$inferSelect,
  'id' | 'kind' | 'name' | 'lastUsedAt' | 'createdAt' | 'credentialId' | 'rpId'
>;

/** Returns the condition for the rows of an account. */
export const ofOwner = ({ tenantId, userId }: AccountOwner) =>
  tenantId
    ? and(eq(secondFactors.tenantId, tenantId), eq(secondFactors.userId, userId))
    : eq(platformSecondFactors.userId, userId);

export async function listFactors(tx: Tx, owner: AccountOwner): Promise<FactorRow[]> {
  const t = owner.tenantId ? secondFactors : platformSecondFactors;
  return tx
    .select({
      ...{ id: t.id, kind: t.kind, name: t.name, lastUsedAt: t.lastUsedAt, createdAt: t.createdAt },
      ...{ credentialId: t.credentialId, rpId: t.rpId },
    })
    .from(t)
    .where(ofOwner(owner))
    .orderBy(asc(t.createdAt), asc(t.id));
}

/** Reads the ways of this account on this host; none without a second factor. */
export async function waysOf(tx: Tx, owner: AccountOwner, host: string): Promise<Way[]> {
  const factors = await listFactors(tx, owner);
  if (factors.length === 0) return [];
  const ways: Way[] = [];
  if (factors.some(({ kind }) => kind === 'totp')) ways.push('totp');
  if (factors.some(({ rpId }) => rpId === host)) ways.push('passkey');
  return [...ways, 'recovery'];
}

/** Returns the account of the person who is signed in. Programs and shoppers have no second factors. */
export function staffOwner({ kind, tenantId, id: userId }: Principal): AccountOwner {
  if (kind === 'staff' && tenantId) return { tenantId, kind, userId };
  return { tenantId: null, kind: 'platform', userId };
}

export async function readOwnFactors(tx: Tx, owner: AccountOwner): Promise<OwnSecondFactors> {
  const factors = await listFactors(tx, owner);
  const person = await findPerson(tx, owner, { id: owner.userId });
  const { required } = await readRule(tx, owner.tenantId);
  return {
    factors: factors.map(({ credentialId: _, rpId, lastUsedAt, createdAt, ...factor }) => ({
      ...factor,
      host: rpId,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    })),
    recoveryCodes: await countCodes(tx, owner),
    required,
    hasPassword: Boolean(person?.passwordHash),
  };
}
