import type { SQL } from 'drizzle-orm';
import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { beginOf } from '../../platform/database/days.ts';
import { containing, countSome, readPage } from '../../platform/database/list.ts';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { csvParts, rowsAtOnce } from '../../platform/http/csv.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import type { AuditEntry, StoreAuditExportQuery, StoreAuditQuery } from './audit-log.schema.ts';

/** The store whose entries are read, and the time zone in which its days begin. */
type Store = { tenantId: string; zone: string };

/**
 * A store reads the names of its own team and programs. Operators stay unnamed, and so does the e-mail address that
 * somebody typed as a shopper's.
 */
const actorName = sql<string>`case when ${auditLog.actorKind} in ('staff', 'program')
    or (${auditLog.actorKind} = 'visitor' and ${auditLog.details} ->> 'account' = 'staff')
  then ${auditLog.actorName} else '' end`;

const columns = {
  id: auditLog.id,
  seq: sql<number>`coalesce(${auditLog.seq}, 0)`.mapWith(Number),
  actorName,
  actorKind: auditLog.actorKind,
  source: auditLog.source,
  action: auditLog.action,
  tenantId: auditLog.tenantId,
  tenantName: sql<null>`null`,
  details: auditLog.details,
  createdAt: auditLog.createdAt,
};

function about(subject: string | undefined): SQL | undefined {
  if (!subject) return undefined;
  // The schema lets no special character through.
  const patterns = [`${subject}.%`, `% /api/${subject}`, `% /api/${subject}/%`, `%/bulk/${subject}.%`];
  return or(...patterns.map((pattern) => sql`${auditLog.action} like ${pattern}`));
}

function matching({ tenantId, zone }: Store, query: StoreAuditExportQuery): SQL | undefined {
  const { q, actorId, actorKind, source, subject, startDate, endDate } = query;
  return and(
    // The platform's role reads here, so this predicate alone keeps other stores' entries out.
    eq(auditLog.tenantId, tenantId),
    actorId ? eq(auditLog.actorId, actorId) : undefined,
    actorKind && eq(auditLog.actorKind, actorKind),
    source && eq(auditLog.source, source),
    about(subject),
    startDate ? gte(auditLog.createdAt, beginOf(startDate, zone)) : undefined,
    endDate ? lt(auditLog.createdAt, beginOf(endDate, zone, 1)) : undefined,
    containing(q, auditLog.action, actorName),
  );
}

const newestFirst = sql`${auditLog.seq} desc`;

const readRows = (tx: Tx, where: SQL | undefined) =>
  tx.select(columns).from(auditLog).where(where).orderBy(newestFirst);
type StoreRow = Awaited<ReturnType<typeof readRows>>[number];

/** The store's own entries, newest first. The count stops at 10,000. */
export function listStoreEntries(
  tx: Tx,
  store: Store,
  query: StoreAuditQuery,
): Promise<ListReply<AuditEntry>> {
  const where = matching(store, query);
  return readPage(query, {
    rows: readRows(tx, where),
    total: countSome(tx, auditLog, where, newestFirst),
  });
}

type OnPlatform = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** The same entries as CSV. */
export const exportStoreEntries = (
  onPlatform: OnPlatform,
  store: Store,
  query: StoreAuditExportQuery,
): AsyncGenerator<string> =>
  csvParts<StoreRow>({
    columns: ['number', 'createdAt', 'actorName', 'actorKind', 'source', 'action', 'details'],
    readAfter: (last) =>
      onPlatform((tx) =>
        readRows(tx, and(matching(store, query), last && lt(auditLog.seq, last.seq))).limit(rowsAtOnce),
      ),
    cellsOf: ({ seq, createdAt, actorName: name, actorKind, source, action, details }) => [
      ...[seq, createdAt.toISOString(), name, actorKind, source, action],
      JSON.stringify(details),
    ],
  });
