import type { FastifyInstance } from 'fastify';
import { auditLog } from '../../features/audit-log/audit-log.table.ts';
import type { Database, Tx } from '../database/database.ts';
import { onPlatform } from '../tenancy/tenancy.ts';

export type Act = {
  actorId: string;
  action: string;
  tenantId: string | null;
  details: Record<string, unknown>;
};

/** What a platform user does, in the transaction in which it is done. */
export async function recordAct(tx: Tx, act: Act): Promise<void> {
  await tx.insert(auditLog).values(act);
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A platform user may act in any store, and each write leaves a row in the audit log. The row is written before the
 * act: what could not be recorded does not happen. Of the body only the names of its fields are kept.
 */
export function auditPlatformWrites(app: FastifyInstance, database: Database): void {
  app.addHook('preHandler', async (request) => {
    const { principal, site } = request;
    if (principal?.kind !== 'platform' || !site.id || reads.has(request.method)) return;
    const body = request.body && typeof request.body === 'object' ? Object.keys(request.body) : [];
    await onPlatform(database, (tx) =>
      recordAct(tx, {
        actorId: principal.id,
        action: `${request.method} ${request.routeOptions.url}`,
        tenantId: site.id,
        details: { params: request.params, fields: body.slice(0, 50), requestId: request.id },
      }),
    );
  });
}
