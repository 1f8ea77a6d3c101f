import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { containing, countSome, readPage } from '../../platform/database/list.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import type { AuditEntry, AuditListQuery, ClientEntry } from './audit-log.schema.ts';

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

function matching({ q, actorKind, source, tenantId }: AuditListQuery): SQL | undefined {
  return and(
    actorKind && eq(auditLog.actorKind, actorKind),
    source && eq(auditLog.source, source),
    tenantId ? eq(auditLog.tenantId, tenantId) : undefined,
    containing(q, auditLog.action, auditLog.actorName),
  );
}

/** Both orders have an index: within a store that of its chain, and over all chains (nulls last) by time. */
const newestFirst = ({ tenantId }: AuditListQuery) =>
  tenantId
    ? sql`${auditLog.seq} desc`
    : sql`${auditLog.createdAt} desc nulls last, ${auditLog.id} desc nulls last`;

/** Newest first. `q` is a part of an action or an e-mail address. The count stops at 10,000. */
export function listEntries(tx: Tx, query: AuditListQuery): Promise<ListReply<AuditEntry>> {
  const where = matching(query);
  return readPage(query, {
    rows: (limit, offset) =>
      tx
        .select(columns)
        .from(auditLog)
        .leftJoin(tenants, eq(tenants.id, auditLog.tenantId))
        .where(where)
        .orderBy(newestFirst(query))
        .limit(limit)
        .offset(offset),
    total: countSome(tx, auditLog, where, newestFirst(query)),
  });
}
