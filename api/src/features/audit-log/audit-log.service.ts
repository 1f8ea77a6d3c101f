import type { SQL } from 'drizzle-orm';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { beginOf } from '../../platform/database/days.ts';
import { containing, countSome, readPage } from '../../platform/database/list.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { csvParts, rowsAtOnce } from '../../platform/http/csv.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import type { AuditEntry, AuditExportQuery, AuditListQuery, ClientEntry } from './audit-log.schema.ts';

/** An event that an administrator's page reports, stored as a claim: only its person, store and time are certain. */
export async function recordClaim(
  tx: Tx,
  tenantId: string | null,
  actor: Principal,
  { action, ...details }: ClientEntry,
): Promise<void> {
  await recordAct(tx, { ...actorOf(actor), action, tenantId, details, source: 'client' });
}

const columns = {
  id: auditLog.id,
  seq: sql<number>`coalesce(${auditLog.seq}, 0)`.mapWith(Number),
  actorName: auditLog.actorName,
  actorKind: auditLog.actorKind,
  source: auditLog.source,
  action: auditLog.action,
  tenantId: auditLog.tenantId,
  tenantName: tenants.name,
  details: auditLog.details,
  createdAt: auditLog.createdAt,
};

function matching(query: AuditExportQuery): SQL | undefined {
  const { q, actorKind, source, tenantId, startDate, endDate } = query;
  return and(
    actorKind && eq(auditLog.actorKind, actorKind),
    source && eq(auditLog.source, source),
    tenantId ? eq(auditLog.tenantId, tenantId) : undefined,
    startDate ? gte(auditLog.createdAt, beginOf(startDate, 'UTC')) : undefined,
    endDate ? lt(auditLog.createdAt, beginOf(endDate, 'UTC', 1)) : undefined,
    containing(q, auditLog.action, auditLog.actorName),
  );
}

/** Both orders have an index: within a store that of its chain, and over all chains (nulls last) by time. */
const newestFirst = ({ tenantId }: AuditExportQuery) =>
  tenantId
    ? sql`${auditLog.seq} desc`
    : sql`${auditLog.createdAt} desc nulls last, ${auditLog.id} desc nulls last`;

const readRows = (tx: Tx, query: AuditExportQuery, where: SQL | undefined) =>
  tx
    .select(columns)
    .from(auditLog)
    .leftJoin(tenants, eq(tenants.id, auditLog.tenantId))
    .where(where)
    .orderBy(newestFirst(query));
type Row = Awaited<ReturnType<typeof readRows>>[number];

/** The condition for the rows after a row, in either order. */
const after = ({ tenantId }: AuditExportQuery, { seq, createdAt, id }: Row): SQL =>
  tenantId
    ? sql`${auditLog.seq} < ${seq}`
    : sql`(${auditLog.createdAt}, ${auditLog.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;

type OnPlatform = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** The entries of a list as CSV. That somebody took them away is an entry itself. */
export async function exportEntries(
  onPlatform: OnPlatform,
  actor: Principal,
  query: AuditExportQuery,
): Promise<AsyncGenerator<string>> {
  await onPlatform((tx) =>
    recordAct(tx, { ...actorOf(actor), action: 'audit-log.export', tenantId: null, details: { ...query } }),
  );
  return csvParts<Row>({
    columns: ['createdAt', 'number', 'store', 'actorName', 'actorKind', 'source', 'action', 'details'],
    readAfter: (last) =>
      onPlatform((tx) =>
        readRows(tx, query, and(matching(query), last && after(query, last))).limit(rowsAtOnce),
      ),
    cellsOf: ({ createdAt, seq, tenantName, tenantId, actorName, actorKind, source, action, details }) => [
      ...[createdAt.toISOString(), seq, tenantName ?? tenantId ?? '', actorName, actorKind, source, action],
      JSON.stringify(details),
    ],
  });
}

/** Lists entries, newest first. `q` is a part of an action or an e-mail address. The count stops at 10,000. */
export function listEntries(tx: Tx, query: AuditListQuery): Promise<ListReply<AuditEntry>> {
  const where = matching(query);
  return readPage(query, {
    rows: readRows(tx, query, where),
    total: countSome(tx, auditLog, where, newestFirst(query)),
  });
}
