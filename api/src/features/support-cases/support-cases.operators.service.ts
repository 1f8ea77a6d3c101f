import type { SQL } from 'drizzle-orm';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { readPage, withIsoTimes } from '../../platform/database/list.ts';
import { unknownOf } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { switchToPlatform, switchToTenant } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import { notifyStore } from './support-cases.mails.service.ts';
import type {
  StoreCaseDetail,
  StoreCaseList,
  StoreCaseListQuery,
  StoreCaseUpdate,
} from './support-cases.operators.schema.ts';
import type { CaseMessageInput, CaseStatus } from './support-cases.schema.ts';
import {
  addMessage,
  caseColumns,
  caseOrders,
  countCases,
  lockCase,
  matchingText,
  readMessages,
  these,
  totalOf,
} from './support-cases.service.ts';
import { supportCases, supportNotes } from './support-cases.table.ts';

const t = supportCases;

const columns = {
  ...caseColumns,
  tenantId: t.tenantId,
  storeName: tenants.name,
  storeSlug: tenants.slug,
  assigneeId: t.assigneeId,
  assigneeName: platformUsers.name,
};

function withoutStatus({ q, tenantId, assignee }: StoreCaseListQuery): SQL | undefined {
  return and(
    matchingText(q),
    tenantId ? eq(t.tenantId, tenantId) : undefined,
    assignee === 'none' ? isNull(t.assigneeId) : assignee ? eq(t.assigneeId, assignee) : undefined,
  );
}

/** Lists the cases of all stores. */
export async function listStoreCases(tx: Tx, query: StoreCaseListQuery): Promise<StoreCaseList> {
  const others = withoutStatus(query);
  const counts = await countCases(tx, others);
  const list = await readPage(query, {
    rows: tx
      .select(columns)
      .from(t)
      .innerJoin(tenants, eq(tenants.id, t.tenantId))
      .leftJoin(platformUsers, eq(platformUsers.id, t.assigneeId))
      .where(and(others, query.status && eq(t.status, query.status)))
      .orderBy(caseOrders[query.sort]),
    total: Promise.resolve(totalOf(counts, query.status)),
  });
  return { ...list, counts };
}

export async function readStoreCase(tx: Tx, id: string): Promise<StoreCaseDetail> {
  const [row] = await tx
    .select({ ...columns, version: t.version })
    .from(t)
    .innerJoin(tenants, eq(tenants.id, t.tenantId))
    .leftJoin(platformUsers, eq(platformUsers.id, t.assigneeId))
    .where(eq(t.id, id));
  if (!row) throw new AppError('NOT_FOUND');
  const n = supportNotes;
  const notes = await tx
    .select({ id: n.id, authorName: n.authorName, text: n.text, createdAt: n.createdAt })
    .from(n)
    .where(eq(n.caseId, id))
    .orderBy(asc(n.createdAt), asc(n.id));
  return { ...withIsoTimes(row), messages: await readMessages(tx, id), notes: notes.map(withIsoTimes) };
}

/** Returns the store of a case. Throws NOT_FOUND. */
export async function storeOfCase(tx: Tx, id: string): Promise<string> {
  const [row] = await tx.select({ tenantId: t.tenantId }).from(t).where(eq(t.id, id));
  if (!row) throw new AppError('NOT_FOUND');
  return row.tenantId;
}

/** Operators read across stores, but write as the store of the case. */
async function asStore<T>(tx: Tx, tenantId: string, work: () => Promise<T>): Promise<T> {
  await switchToTenant(tx, tenantId);
  const result = await work();
  await switchToPlatform(tx);
  return result;
}

/** Adds an operator's answer; the store waits no more, and the person who asked gets a mail. */
export async function answerStore(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  author: Principal,
  { id, ...input }: CaseMessageInput & { id: string },
): Promise<StoreCaseDetail> {
  const tenantId = await storeOfCase(tx, id);
  const { openedBy } = await asStore(tx, tenantId, async () => {
    const locked = await lockCase(tx, tenantId, id);
    await addMessage(tx, { tenantId, caseId: id, author, status: 'waiting_for_store' }, input);
    return locked;
  });
  const answered = await readStoreCase(tx, id);
  await notifyStore(tx, config, { ...answered, openedBy });
  return answered;
}

export async function noteCase(
  tx: Tx,
  author: Principal,
  id: string,
  text: string,
): Promise<StoreCaseDetail> {
  await storeOfCase(tx, id);
  const authorName = author.name || author.email;
  await tx.insert(supportNotes).values({ caseId: id, authorId: author.id, authorName, text });
  return readStoreCase(tx, id);
}

/**
 * Changes a case. Throws VERSION_CONFLICT when somebody changed it meanwhile, and VALIDATION for an assignee who is no
 * active operator.
 */
export async function updateStoreCase(
  tx: Tx,
  actor: Principal,
  id: string,
  { version, ...change }: StoreCaseUpdate,
): Promise<StoreCaseDetail> {
  if (change.assigneeId) await expectOperator(tx, change.assigneeId);
  const tenantId = await storeOfCase(tx, id);
  const changed = await asStore(tx, tenantId, () =>
    tx
      .update(t)
      .set({ ...change, version: version + 1 })
      .where(and(these(tenantId, id), eq(t.version, version)))
      .returning({ id: t.id }),
  );
  if (changed.length === 0) throw new AppError('VERSION_CONFLICT');
  const details = { caseId: id, ...change };
  await recordAct(tx, { ...actorOf(actor), action: 'support-cases.update', tenantId, details });
  return readStoreCase(tx, id);
}

async function expectOperator(tx: Tx, id: string): Promise<void> {
  const where = and(eq(platformUsers.id, id), eq(platformUsers.status, 'active'));
  if ((await tx.$count(platformUsers, where)) === 0)
    throw new AppError('VALIDATION', [{ field: 'assigneeId', message: 'unknown' }]);
}

/** Sets the status of all of these cases or none. Throws NOT_FOUND with the unknown ids. */
export async function setStatusOfCases(
  tx: Tx,
  actor: Principal,
  ids: string[],
  status: CaseStatus,
): Promise<{ changed: number }> {
  const rows = await tx.select({ id: t.id, tenantId: t.tenantId }).from(t).where(inArray(t.id, ids));
  const missing = unknownOf(ids, new Set(rows.map(({ id }) => id)));
  if (missing.length > 0) throw new AppError('NOT_FOUND', missing);
  for (const [tenantId, own] of Map.groupBy(rows, (row) => row.tenantId)) {
    const caseIds = own.map(({ id }) => id).sort();
    await asStore(tx, tenantId, () =>
      tx
        .update(t)
        .set({ status, version: sql`${t.version} + 1` })
        .where(and(eq(t.tenantId, tenantId), inArray(t.id, caseIds))),
    );
    const act = { action: 'support-cases.status', tenantId, details: { caseIds, status } };
    await recordAct(tx, { ...actorOf(actor), ...act });
  }
  return { changed: rows.length };
}
