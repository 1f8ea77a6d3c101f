import type { SQL } from 'drizzle-orm';
import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import type { AccountOwner } from '../../platform/identity/account-owner.ts';
import { storeVisits } from '../../platform/identity/store-visits.table.ts';
import type { RefreshToken } from './refresh-tokens.ts';
import { newRefreshToken } from './refresh-tokens.ts';
import { recordReuse } from './sessions.acts.service.ts';
import { platformSessions, sessions } from './sessions.table.ts';

const day = 86_400_000;
const expiry = () => new Date(Date.now() + 7 * day);
/**
 * Returns the earliest begin of a session that can still be renewed: otherwise a stolen token that nobody uses twice
 * would last for ever.
 */
const oldestBegin = () => new Date(Date.now() - 90 * day);

export type OpenedSession = { sessionId: string; refreshToken: string };

/** Creates a session, and deletes the user's expired ones. */
export async function openSession(
  tx: Tx,
  tenantId: string,
  kind: 'customer' | 'staff',
  userId: string,
): Promise<OpenedSession> {
  const sessionId = uuidv7();
  const { token, hash } = newRefreshToken('tenant', sessionId);
  await tx
    .delete(sessions)
    .where(
      and(eq(sessions.tenantId, tenantId), eq(sessions.userId, userId), lt(sessions.expiresAt, new Date())),
    );
  await tx
    .insert(sessions)
    .values({ tenantId, id: sessionId, kind, userId, refreshHash: hash, expiresAt: expiry() });
  return { sessionId, refreshToken: token };
}

export async function openPlatformSession(tx: Tx, userId: string): Promise<OpenedSession> {
  const sessionId = uuidv7();
  const { token, hash } = newRefreshToken('platform', sessionId);
  await tx
    .delete(platformSessions)
    .where(and(eq(platformSessions.userId, userId), lt(platformSessions.expiresAt, new Date())));
  await tx.insert(platformSessions).values({ id: sessionId, userId, refreshHash: hash, expiresAt: expiry() });
  return { sessionId, refreshToken: token };
}

export const openSessionOf = (tx: Tx, owner: AccountOwner): Promise<OpenedSession> =>
  owner.tenantId === null
    ? openPlatformSession(tx, owner.userId)
    : openSession(tx, owner.tenantId, owner.kind, owner.userId);

/** Signs this user out everywhere, or everywhere but in the session `but`. */
export async function endSessionsOf(
  tx: Tx,
  { tenantId, userId }: Pick<AccountOwner, 'tenantId' | 'userId'>,
  but?: string,
): Promise<void> {
  const revoked = { revokedAt: new Date() };
  const t = tenantId === null ? platformSessions : sessions;
  const ended = and(eq(t.userId, userId), isNull(t.revokedAt), but ? ne(t.id, but) : undefined);
  if (tenantId === null) {
    await tx.update(platformSessions).set(revoked).where(ended);
    // Their visits to stores end with it.
    await tx
      .update(storeVisits)
      .set({ endedAt: new Date() })
      .where(and(eq(storeVisits.operatorId, userId), isNull(storeVisits.endedAt)));
    return;
  }
  await tx
    .update(sessions)
    .set(revoked)
    .where(and(eq(sessions.tenantId, tenantId), ended));
}

export type Rotated = { owner: AccountOwner; refreshToken: string };

/**
 * Exchanges a session's newest token for the next one. Any other token of the session is an old one that was used
 * again, by a thief or after one, and ends the session for both. Null means that, or a session that ended long ago.
 */
export async function rotateSession(tx: Tx, tenantId: string, given: RefreshToken): Promise<Rotated | null> {
  const next = newRefreshToken('tenant', given.sessionId);
  const mine = (more?: SQL) =>
    and(eq(sessions.tenantId, tenantId), eq(sessions.id, given.sessionId), isNull(sessions.revokedAt), more);
  const [row] = await tx
    .update(sessions)
    .set({ refreshHash: next.hash, expiresAt: expiry() })
    .where(
      mine(
        and(
          eq(sessions.refreshHash, given.hash),
          gt(sessions.expiresAt, new Date()),
          gt(sessions.createdAt, oldestBegin()),
        ),
      ),
    )
    .returning({ userId: sessions.userId, kind: sessions.kind });
  if (row) return { owner: { tenantId, ...row }, refreshToken: next.token };
  const [ended] = await tx
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(mine())
    .returning({ userId: sessions.userId, kind: sessions.kind, hash: sessions.refreshHash });
  if (ended && ended.hash !== given.hash) await recordReuse(tx, { tenantId, ...ended });
  return null;
}

export async function rotatePlatformSession(tx: Tx, given: RefreshToken): Promise<Rotated | null> {
  const next = newRefreshToken('platform', given.sessionId);
  const mine = (more?: SQL) =>
    and(eq(platformSessions.id, given.sessionId), isNull(platformSessions.revokedAt), more);
  const [row] = await tx
    .update(platformSessions)
    .set({ refreshHash: next.hash, expiresAt: expiry() })
    .where(
      mine(
        and(
          eq(platformSessions.refreshHash, given.hash),
          gt(platformSessions.expiresAt, new Date()),
          gt(platformSessions.createdAt, oldestBegin()),
        ),
      ),
    )
    .returning({ userId: platformSessions.userId });
  if (row) return { owner: { tenantId: null, kind: 'platform', ...row }, refreshToken: next.token };
  const [ended] = await tx
    .update(platformSessions)
    .set({ revokedAt: new Date() })
    .where(mine())
    .returning({ userId: platformSessions.userId, hash: platformSessions.refreshHash });
  if (ended && ended.hash !== given.hash) {
    await recordReuse(tx, { tenantId: null, kind: 'platform', userId: ended.userId });
  }
  return null;
}

export async function endSession(tx: Tx, tenantId: string, sessionId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(and(eq(sessions.tenantId, tenantId), eq(sessions.id, sessionId)));
}

export async function endPlatformSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.update(platformSessions).set({ revokedAt: new Date() }).where(eq(platformSessions.id, sessionId));
}
