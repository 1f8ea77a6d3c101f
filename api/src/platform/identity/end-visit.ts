import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { actorOf, recordAct } from '../http/audit.ts';
import type { Principal } from './principal.ts';
import { storeVisits } from './store-visits.table.ts';

/** Ends the visit that the operator is on; both audit logs have it. Ending it again changes nothing. */
export async function endVisit(tx: Tx, actor: Principal): Promise<void> {
  const t = storeVisits;
  const [ended] = await tx
    .update(t)
    .set({ endedAt: new Date() })
    .where(and(eq(t.id, actor.sessionId), isNull(t.endedAt)))
    .returning({ id: t.id, tenantId: t.tenantId });
  if (!ended) return;
  await recordVisit(tx, actor, 'store-visits.end', ended.tenantId, { visitId: ended.id });
}

/**
 * Records a visit: the store's own audit log says that an operator was there, and the platform's says which store it
 * was.
 */
export async function recordVisit(
  tx: Tx,
  actor: Pick<Principal, 'id' | 'kind' | 'email'>,
  action: string,
  tenantId: string,
  details: Record<string, unknown>,
): Promise<void> {
  const act = { ...actorOf(actor), action };
  await recordAct(tx, { ...act, tenantId: null, details: { ...details, store: tenantId } });
  await recordAct(tx, { ...act, tenantId, details });
}
