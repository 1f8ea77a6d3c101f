import type { FastifyInstance } from 'fastify';
import type { Database, Tx } from '../database/database.ts';
import type { AccountOwner } from '../identity/account-owner.ts';
import type { Principal } from '../identity/principal.ts';
import { onPlatform } from '../tenancy/tenancy.ts';
import { auditLog } from './audit-log.table.ts';
import { visible } from './visible-text.ts';

type Row = typeof auditLog.$inferInsert;

export type Act = Pick<Row, 'actorId' | 'actorKind' | 'actorName' | 'source'> & {
  /** `roles.update`, or the method and the pattern of a route. */
  action: string;
  /** Whose chain it goes into; null for the platform's own. */
  tenantId: string | null;
  details: Record<string, unknown>;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route writes its own entry, and needs no other. */
    audited?: 'by itself';
  }
}

/** Who did it, as an entry names them. */
export const actorOf = ({ id, kind, email }: Pick<Principal, 'id' | 'kind' | 'email'>) => ({
  actorId: id,
  actorKind: kind,
  actorName: email,
});

/**
 * Puts an entry into the audit log, in the transaction of the act. To be called last in it: until it ends, nobody else
 * writes into this store's chain, and whoever waits for that may hold what this transaction would still have to lock.
 */
export async function recordAct(tx: Tx, { action, actorName = '', details, ...act }: Act): Promise<void> {
  await tx.insert(auditLog).values({
    actorKind: 'platform',
    source: 'server',
    ...act,
    ...visible({ action, actorName, details }),
  });
}

/** What somebody does to their own account, with no session yet. Of shoppers the audit log tells nothing. */
export async function recordOwn(
  tx: Tx,
  { tenantId, kind, userId }: AccountOwner,
  email: string,
  action: string,
): Promise<void> {
  if (kind === 'customer') return;
  await recordAct(tx, { ...actorOf({ id: userId, kind, email }), action, tenantId, details: {} });
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Ids say what was acted upon, as those in a path do; of everything else in a body only the name is stored. */
function namedIn(body: unknown): { fields: string[]; ids?: unknown[] } {
  if (typeof body !== 'object' || body === null) return { fields: [] };
  const fields = Object.keys(body).slice(0, 50);
  if ('ids' in body && Array.isArray(body.ids)) return { fields, ids: body.ids };
  if ('items' in body && Array.isArray(body.items))
    return { fields, ids: body.items.map((item) => item?.id) };
  return { fields };
}

/**
 * Each write by staff or by a platform user leaves an entry, wherever it is sent. It is committed before the act: what
 * could not be recorded does not happen, and what was recorded may still have been refused.
 */
export function auditWrites(app: FastifyInstance, database: Database): void {
  app.addHook('preHandler', async (request) => {
    const { principal, tenant, routeOptions } = request;
    if (!principal || principal.kind === 'customer' || reads.has(request.method)) return;
    if (routeOptions.config.audited === 'by itself') return;
    await onPlatform(database, (tx) =>
      recordAct(tx, {
        ...actorOf(principal),
        action: `${request.method} ${routeOptions.url}`,
        tenantId: tenant.id,
        details: { params: request.params, ...namedIn(request.body), requestId: request.id },
      }),
    );
  });
}
