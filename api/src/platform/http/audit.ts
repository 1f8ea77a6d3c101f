import type { FastifyInstance, FastifyRequest } from 'fastify';
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
  /** The store whose chain gets the entry; null for the platform's own chain. */
  tenantId: string | null;
  details: Record<string, unknown>;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route writes its own entry, so the general one is left out. */
    audited?: 'by itself';
  }
}

type Named = Pick<Principal, 'id' | 'kind' | 'email'> & { name?: string };

/** Returns the actor as an entry names it: a person by the e-mail, a program by the name of its key. */
export const actorOf = ({ id, kind, email, name = '' }: Named) => ({
  actorId: id,
  actorKind: kind,
  actorName: email || name,
});

/**
 * Adds an entry to the audit log in the transaction of the act. Call it last in the transaction: it locks the store's
 * chain until the end, and a waiting writer may hold locks that this transaction still needs.
 */
export async function recordAct(tx: Tx, { action, actorName = '', details, ...act }: Act): Promise<void> {
  await tx.insert(auditLog).values({
    actorKind: 'platform',
    source: 'server',
    ...act,
    ...visible({ action, actorName, details }),
  });
}

/** Records an act on one's own account without a session. The audit log has no entries about shoppers. */
export async function recordOwn(
  tx: Tx,
  { tenantId, kind, userId }: AccountOwner,
  email: string,
  action: string,
): Promise<void> {
  if (kind === 'customer') return;
  await recordAct(tx, { ...actorOf({ id: userId, kind, email }), action, tenantId, details: {} });
}

/** Records who took a list of a store as a file, and its filters. */
export const recordExport = (
  request: FastifyRequest,
  action: string,
  filters: Record<string, unknown>,
): Promise<void> =>
  request.inTenant((tx, tenantId) =>
    recordAct(tx, { ...actorOf(request.user()), action, tenantId, details: filters }),
  );

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns the ids and the names of fields in a body. Ids say which rows were changed; other fields are stored by name
 * only.
 */
function namedIn(body: unknown): { fields: string[]; ids?: unknown[] } {
  if (typeof body !== 'object' || body === null) return { fields: [] };
  const fields = Object.keys(body).slice(0, 50);
  if ('ids' in body && Array.isArray(body.ids)) return { fields, ids: body.ids };
  if ('items' in body && Array.isArray(body.items))
    return { fields, ids: body.items.map((item) => item?.id) };
  return { fields };
}

/**
 * Records each write by staff, a platform user or a program, on any route. The entry is committed before the act: an
 * act that cannot be recorded does not happen, and a recorded act may still have been refused.
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
