import type { SQL } from 'drizzle-orm';
import { and, desc, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { withIsoTimes } from '../../platform/database/list.ts';
import { unknownOf } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import type { Message } from '../../platform/message.schema.ts';
import type { NoticeKind } from './notice-kinds.ts';
import { kindsReadBy, noticeKinds } from './notice-kinds.ts';
import type { PlatformNotice } from './platform-notices.schema.ts';
import { platformNotices } from './platform-notices.table.ts';

const t = platformNotices;
const most = 100;
const keptDays = 90;

/** Why a notice is open. */
export type Cause = {
  /** Each has one open notice of its kind. */
  subject: string;
  values: Record<string, string | number>;
  why?: Message;
  count?: number;
};

export const isOpen = isNull(t.closedAt);

async function put(tx: Tx, kind: NoticeKind, causes: Cause[], count: SQL): Promise<void> {
  if (causes.length === 0) return;
  await tx
    .insert(t)
    .values(causes.map((cause) => ({ ...cause, kind })))
    .onConflictDoUpdate({
      target: [t.kind, t.subject],
      targetWhere: sql`closed_at is null`,
      set: { values: sql`excluded.values`, why: sql`excluded.why`, lastAt: sql`now()`, count },
    });
}

/** Opens the notice of something that has happened, or counts once more. */
export const raiseNotice = (tx: Tx, kind: NoticeKind, cause: Cause): Promise<void> =>
  put(tx, kind, [cause], sql`${t.count} + 1`);

/** Takes all present causes of a kind (among those of `where`), and closes the notices of all others. */
export async function settleNotices(tx: Tx, kind: NoticeKind, causes: Cause[], where?: SQL): Promise<void> {
  await put(tx, kind, causes, sql`excluded.count`);
  const subjects = causes.map(({ subject }) => subject);
  const isGone = subjects.length > 0 ? notInArray(t.subject, subjects) : undefined;
  await closeNotices(tx, and(eq(t.kind, kind), isGone, where));
}

/** Closes notices whose causes are gone. */
export async function closeNotices(tx: Tx, where: SQL | undefined): Promise<void> {
  await tx.update(t).set({ closedAt: sql`now()` }).where(and(isOpen, where));
}

export async function forgetOldNotices(tx: Tx): Promise<void> {
  await tx.delete(t).where(lt(t.closedAt, sql`now() - ${keptDays} * interval '1 day'`));
}

/** Lists the notices that a reader may see, newest first. */
export async function listNotices(tx: Tx, { permissions }: Principal): Promise<PlatformNotice[]> {
  const kinds = kindsReadBy(permissions);
  const rows = await tx
    .select({
      ...{ id: t.id, kind: t.kind, values: t.values, why: t.why, count: t.count },
      ...{ firstAt: t.firstAt, lastAt: t.lastAt },
    })
    .from(t)
    .where(and(isOpen, isNull(t.dismissedAt), inArray(t.kind, kinds)))
    .orderBy(desc(t.firstAt), desc(t.id))
    .limit(most);
  return rows.map((row) => {
    const { page, write } = noticeKinds[row.kind];
    return { ...withIsoTimes(row), page: page(row.values), mayDismiss: permissions.has(write) };
  });
}

/** Puts them away for all operators. Repeating it changes nothing. Throws FORBIDDEN, and NOT_FOUND with the unknown ids. */
export async function dismissNotices(tx: Tx, user: Principal, ids: string[]): Promise<void> {
  const rows = await tx
    .select({ id: t.id, kind: t.kind, subject: t.subject, dismissedAt: t.dismissedAt })
    .from(t)
    .where(inArray(t.id, ids))
    .orderBy(t.id)
    .for('update');
  const missing = unknownOf(ids, new Set(rows.map(({ id }) => id)));
  if (missing.length > 0) throw new AppError('NOT_FOUND', missing);
  if (!rows.every(({ kind }) => user.permissions.has(noticeKinds[kind].write)))
    throw new AppError('FORBIDDEN');
  const fresh = rows.filter(({ dismissedAt }) => dismissedAt === null);
  if (fresh.length === 0) return;
  const freshIds = fresh.map(({ id }) => id);
  await tx.update(t).set({ dismissedAt: sql`now()`, dismissedBy: user.email }).where(inArray(t.id, freshIds));
  const details = { notices: fresh.map(({ kind, subject }) => `${kind} ${subject}`) };
  await recordAct(tx, { ...actorOf(user), action: 'platform-notices.dismiss', tenantId: null, details });
}
