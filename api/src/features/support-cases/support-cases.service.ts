import type { SQL } from 'drizzle-orm';
import { and, asc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { counters } from '../../platform/database/counters.table.ts';
import type { Tx } from '../../platform/database/database.ts';
import { containing, readPage, withIsoTimes } from '../../platform/database/list.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { onPlatform, switchToPlatform, switchToTenant } from '../../platform/tenancy/tenancy.ts';
import { attachFiles, filesOf } from './support-cases.files.service.ts';
import { notifyOperators } from './support-cases.mails.service.ts';
import type {
  CaseListQuery,
  CaseMessage,
  CaseMessageInput,
  CaseStatus,
  NewCaseInput,
  SupportCaseDetail,
  SupportCaseList,
} from './support-cases.schema.ts';
import { caseStatuses, supportCases, supportMessages } from './support-cases.table.ts';

const t = supportCases;

export const caseColumns = {
  ...{ id: t.id, number: t.number, subject: t.subject, status: t.status, openedByName: t.openedByName },
  ...{ createdAt: t.createdAt, lastMessageAt: t.lastMessageAt },
};

export const caseOrders: Record<CaseListQuery['sort'], SQL> = {
  '-lastMessageAt': sql`${t.lastMessageAt} desc nulls last, ${t.id}`,
  lastMessageAt: sql`${t.lastMessageAt} nulls first, ${t.id} desc`,
};

/** Counts the matching cases by status. */
export async function countCases(tx: Tx, where: SQL | undefined): Promise<Record<CaseStatus, number>> {
  const rows = await tx
    .select({ status: t.status, count: sql<number>`count(*)::int` })
    .from(t)
    .where(where)
    .groupBy(t.status);
  const none = Object.fromEntries(caseStatuses.map((status) => [status, 0])) as Record<CaseStatus, number>;
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}

/** Returns the number of cases with this status, or with any. */
export const totalOf = (counts: Record<CaseStatus, number>, status: CaseStatus | undefined): number =>
  status ? counts[status] : Object.values(counts).reduce((sum, one) => sum + one, 0);

/** `q` is a number, or a part of a subject. */
export const matchingText = (q: string | undefined): SQL | undefined =>
  containing(q?.replace(/^#/, ''), t.subject, sql`${t.number}::text`, t.openedByName);

export async function listCases(tx: Tx, tenantId: string, query: CaseListQuery): Promise<SupportCaseList> {
  const others = and(eq(t.tenantId, tenantId), matchingText(query.q));
  const counts = await countCases(tx, others);
  const list = await readPage(query, {
    rows: tx
      .select(caseColumns)
      .from(t)
      .where(and(others, query.status && eq(t.status, query.status)))
      .orderBy(caseOrders[query.sort]),
    total: Promise.resolve(totalOf(counts, query.status)),
  });
  return { ...list, counts };
}

export async function readCase(tx: Tx, tenantId: string, id: string): Promise<SupportCaseDetail> {
  const [row] = await tx.select(caseColumns).from(t).where(these(tenantId, id));
  if (!row) throw new AppError('NOT_FOUND');
  return { ...withIsoTimes(row), messages: await readMessages(tx, id) };
}

export async function readMessages(tx: Tx, caseId: string): Promise<CaseMessage[]> {
  const m = supportMessages;
  const rows = await tx
    .select({
      ...{ id: m.id, authorKind: m.authorKind, authorName: m.authorName, text: m.text },
      createdAt: m.createdAt,
    })
    .from(m)
    .where(eq(m.caseId, caseId))
    .orderBy(asc(m.createdAt), asc(m.id));
  const files = await filesOf(tx, caseId);
  return rows.map((row) => ({ ...withIsoTimes(row), files: files.get(row.id) ?? [] }));
}

export const these = (tenantId: string, id: string): SQL | undefined =>
  and(eq(t.tenantId, tenantId), eq(t.id, id));

type Writing = { tenantId: string; caseId: string; author: Principal; status: CaseStatus };

/** Adds a message, and moves the case to the side that has to act next. Runs in the store's transaction. */
export async function addMessage(
  tx: Tx,
  { tenantId, caseId, author, status }: Writing,
  { text, fileIds }: CaseMessageInput,
): Promise<void> {
  const id = uuidv7();
  const authorKind = author.kind === 'platform' ? 'platform' : 'staff';
  await tx.insert(supportMessages).values({
    ...{ tenantId, id, caseId, authorKind, text },
    ...{ authorId: author.id, authorName: author.name || author.email },
  });
  await attachFiles(tx, { tenantId, caseId, messageId: id, uploadedBy: author.id }, fileIds);
  await tx
    .update(t)
    .set({ status, lastMessageAt: new Date(), version: sql`${t.version} + 1` })
    .where(these(tenantId, caseId));
}

/** Opens a case of a store's staff; the operators get a mail. */
export function openCase(
  { database, config }: Services,
  tenantId: string,
  author: Principal,
  { subject, ...message }: NewCaseInput,
): Promise<SupportCaseDetail> {
  return onPlatform(database, async (tx) => {
    await switchToTenant(tx, tenantId);
    const [counted] = await tx
      .insert(counters)
      .values({ tenantId, name: 'support', value: 1 })
      .onConflictDoUpdate({
        target: [counters.tenantId, counters.name],
        set: { value: sql`${counters.value} + 1` },
      })
      .returning({ value: counters.value });
    const id = uuidv7();
    const openedBy = { openedBy: author.id, openedByName: author.name || author.email };
    await tx.insert(t).values({ tenantId, id, number: counted?.value ?? 1, subject, ...openedBy });
    await addMessage(tx, { tenantId, caseId: id, author, status: 'open' }, message);
    const opened = await readCase(tx, tenantId, id);
    await switchToPlatform(tx);
    await notifyOperators(tx, config, { ...opened, tenantId, assigneeId: null });
    return opened;
  });
}

/** Adds an answer of the staff. It opens a solved case again; a closed case takes none. Throws VALIDATION. */
export function answerCase(
  { database, config }: Services,
  tenantId: string,
  author: Principal,
  { id, ...input }: CaseMessageInput & { id: string },
): Promise<SupportCaseDetail> {
  return onPlatform(database, async (tx) => {
    await switchToTenant(tx, tenantId);
    const { assigneeId } = await lockCase(tx, tenantId, id);
    await addMessage(tx, { tenantId, caseId: id, author, status: 'waiting_for_platform' }, input);
    const answered = await readCase(tx, tenantId, id);
    await switchToPlatform(tx);
    await notifyOperators(tx, config, { ...answered, tenantId, assigneeId });
    return answered;
  });
}

/** Locks a case until the transaction ends. Throws NOT_FOUND, and VALIDATION for a closed one. */
export async function lockCase(tx: Tx, tenantId: string, id: string) {
  const [row] = await tx
    .select({ status: t.status, assigneeId: t.assigneeId, openedBy: t.openedBy })
    .from(t)
    .where(these(tenantId, id))
    .for('update');
  if (!row) throw new AppError('NOT_FOUND');
  if (row.status === 'closed') throw new AppError('VALIDATION', [{ field: 'status', message: 'closed' }]);
  return row;
}

export async function setOwnStatus(
  tx: Tx,
  tenantId: string,
  id: string,
  status: 'solved' | 'open',
): Promise<SupportCaseDetail> {
  await lockCase(tx, tenantId, id);
  const next = status === 'open' ? 'waiting_for_platform' : status;
  await tx
    .update(t)
    .set({ status: next, version: sql`${t.version} + 1` })
    .where(these(tenantId, id));
  return readCase(tx, tenantId, id);
}
