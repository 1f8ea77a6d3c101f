import { createHash, randomBytes } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { AccountOwner } from '../../platform/identity/account-owner.ts';
import { oneTimeTokens, platformOneTimeTokens } from './accounts.table.ts';

export type TokenPurpose = (typeof oneTimeTokens.$inferInsert)['purpose'];

const minute = 60_000;
const lives: Record<TokenPurpose, number> = {
  reset_password: 60 * minute,
  verify_email: 24 * 60 * minute,
  invitation: 7 * 24 * 60 * minute,
  oauth_ticket: minute,
  second_factor: 10 * minute,
};
/** Only the newest token of these purposes is valid. Two mails that confirm the same mailbox are both valid. */
const onlyNewest = new Set<TokenPurpose>(['reset_password', 'invitation']);

const sha256 = (token: string) => createHash('sha256').update(token).digest('base64url');
const table = (tenantId: string | null) => (tenantId ? oneTimeTokens : platformOneTimeTokens);
const inStore = (tenantId: string | null) => (tenantId ? eq(oneTimeTokens.tenantId, tenantId) : undefined);

/** `lifeOf`: it lives as long as one of that purpose. */
type NewToken = { purpose: TokenPurpose; lifeOf?: TokenPurpose };

/** Creates a token that proves its owner once, in the caller's transaction. Only its hash is stored. */
export async function newOneTimeToken(
  tx: Tx,
  { tenantId, kind, userId, purpose, lifeOf = purpose }: AccountOwner & NewToken,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const row = { purpose, userId, hash: sha256(token), expiresAt: new Date(Date.now() + lives[lifeOf]) };
  if (onlyNewest.has(purpose)) {
    // Two concurrent requests would each delete tokens that do not include the other's.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`);
    await endTokens(tx, tenantId, userId, purpose);
  }
  await endTokens(tx, tenantId, userId);
  if (tenantId) await tx.insert(oneTimeTokens).values({ tenantId, kind, ...row });
  else await tx.insert(platformOneTimeTokens).values(row);
  return token;
}

/** Deletes the user's tokens of this purpose, or without a purpose those that have expired. */
export async function endTokens(
  tx: Tx,
  tenantId: string | null,
  userId: string,
  purpose?: TokenPurpose,
): Promise<void> {
  const t = table(tenantId);
  const over = purpose
    ? eq(t.purpose, purpose)
    : or(lt(t.expiresAt, new Date()), sql`${t.usedAt} is not null`);
  await tx.delete(t).where(and(inStore(tenantId), eq(t.userId, userId), over));
}

function live(tenantId: string | null, purpose: TokenPurpose, token: string): SQL | undefined {
  const t = table(tenantId);
  return and(
    inStore(tenantId),
    eq(t.hash, sha256(token)),
    eq(t.purpose, purpose),
    isNull(t.usedAt),
    gt(t.expiresAt, new Date()),
  );
}

/** Returns the token's account, before slow work such as hashing. Throws LINK_EXPIRED when `takeOneTimeToken` would. */
export async function expectLiveToken(
  tx: Tx,
  tenantId: string | null,
  purpose: TokenPurpose,
  token: string,
): Promise<AccountOwner> {
  const where = live(tenantId, purpose, token);
  if (!tenantId) {
    const t = platformOneTimeTokens;
    const [row] = await tx.select({ userId: t.userId }).from(t).where(where);
    if (!row) throw new AppError('LINK_EXPIRED');
    return { tenantId: null, kind: 'platform', ...row };
  }
  const t = oneTimeTokens;
  const [row] = await tx.select({ kind: t.kind, userId: t.userId }).from(t).where(where);
  if (!row) throw new AppError('LINK_EXPIRED');
  return { tenantId, ...row };
}

/** Uses a token up and returns its owner. Exactly one of several concurrent requests succeeds. */
export async function takeOneTimeToken(
  tx: Tx,
  tenantId: string | null,
  purpose: TokenPurpose,
  token: string,
): Promise<AccountOwner> {
  const where = live(tenantId, purpose, token);
  const now = new Date();
  if (!tenantId) {
    const [row] = await tx
      .update(platformOneTimeTokens)
      .set({ usedAt: now })
      .where(where)
      .returning({ userId: platformOneTimeTokens.userId });
    if (!row) throw new AppError('LINK_EXPIRED');
    return { tenantId: null, kind: 'platform', ...row };
  }
  const [row] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(where)
    .returning({ kind: oneTimeTokens.kind, userId: oneTimeTokens.userId });
  if (!row) throw new AppError('LINK_EXPIRED');
  return { tenantId, ...row };
}
