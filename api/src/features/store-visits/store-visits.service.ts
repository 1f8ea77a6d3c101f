import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import { recordVisit } from '../../platform/identity/end-visit.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { storeVisits } from '../../platform/identity/store-visits.table.ts';
import { linkTo } from '../../platform/mail/links.ts';
import { onPlatform, switchToPlatform, switchToTenant } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import { loadPrincipal } from '../sessions/sessions.principal.service.ts';
import type { LoginReply } from '../sessions/sessions.schema.ts';
import { sessionUser } from '../sessions/sessions.service.ts';
import { readSettings } from '../settings/settings.service.ts';
import { notifyStore } from '../subscriptions/subscriptions.mails.service.ts';
import { readBilledStore } from '../subscriptions/subscriptions.parties.service.ts';
import type { StoreVisitInput } from './store-visits.schema.ts';

const ticketLifeMs = 60_000;
/** Every visit ends after this time, even one that is in use. */
export const visitLifeMs = 30 * 60_000;

const sha256 = (ticket: string) => createHash('sha256').update(ticket).digest('base64url');

/**
 * Asks for a visit: the address opens it, once and within a minute. The ticket is behind a #, so that no server gets to
 * know it. Throws NOT_FOUND, and FORBIDDEN for an operator who may only look.
 */
export async function askForVisit(
  services: Services,
  tx: Tx,
  actor: Principal,
  { tenantId, reason, mayWrite }: StoreVisitInput,
): Promise<{ url: string }> {
  if (mayWrite && !actor.permissions.has('act_in_tenants')) throw new AppError('FORBIDDEN');
  const [store] = await tx.select({ slug: tenants.slug }).from(tenants).where(eq(tenants.id, tenantId));
  if (!store) throw new AppError('NOT_FOUND');
  const ticket = randomBytes(32).toString('base64url');
  const endsAt = new Date(Date.now() + ticketLifeMs);
  await tx.insert(storeVisits).values({
    ...{ id: uuidv7(), operatorId: actor.id, tenantId, reason, mayWrite },
    ...{ ticketHash: sha256(ticket), endsAt },
  });
  const host = { type: 'tenant' as const, domain: `${store.slug}.${services.config.ROOT_DOMAIN}` };
  return { url: `${linkTo(services.config, host, '/admin/auth/visit')}#${ticket}` };
}

/**
 * Opens the visit of a ticket on its store's host: a session of its own that nothing extends. Both audit logs have it,
 * and the owner a mail if the store wants that. Throws LINK_EXPIRED.
 */
export async function openVisit(services: Services, tenantId: string, ticket: string): Promise<LoginReply> {
  const { config, database, tokens } = services;
  const claims = await onPlatform(database, async (tx) => {
    const { operator, ...visit } = await takeTicket(tx, tenantId, ticket);
    const { id: visitId, reason, mayWrite, endsAt } = visit;
    await switchToTenant(tx, tenantId);
    const { store } = await readSettings(tx, tenantId);
    await switchToPlatform(tx);
    if (store.notify_visits) {
      const kind = mayWrite ? 'tenant_visited_to_change' : 'tenant_visited';
      const about = { reason, page: '/admin/audit-log' };
      await notifyStore(tx, config, await readBilledStore(tx, tenantId), kind, about);
    }
    const details = { visitId, reason, mayWrite, until: endsAt };
    await recordVisit(tx, { ...operator, kind: 'platform' }, 'store-visits.begin', tenantId, details);
    return { sub: operator.id, sid: visitId, loginType: 'platformAdmin' as const, tenantId };
  });
  const principal = await loadPrincipal(database, claims);
  const token = await tokens.sign({ ...claims, role: principal.role });
  return { user: sessionUser(principal), token, refreshToken: '' };
}

/** Takes a ticket, which works once, on the host of its store. From then on the visit lasts half an hour. */
async function takeTicket(tx: Tx, tenantId: string, ticket: string) {
  const t = storeVisits;
  const now = new Date();
  const [visit] = await tx
    .update(t)
    .set({ ticketHash: null, openedAt: now, endsAt: new Date(now.getTime() + visitLifeMs) })
    .where(
      and(
        ...[eq(t.ticketHash, sha256(ticket)), eq(t.tenantId, tenantId)],
        ...[isNull(t.openedAt), gt(t.endsAt, now)],
      ),
    )
    .returning({
      ...{ id: t.id, operatorId: t.operatorId },
      ...{ reason: t.reason, mayWrite: t.mayWrite, endsAt: t.endsAt },
    });
  if (!visit) throw new AppError('LINK_EXPIRED');
  const [operator] = await tx
    .select({ id: platformUsers.id, email: platformUsers.email })
    .from(platformUsers)
    .where(eq(platformUsers.id, visit.operatorId));
  if (!operator) throw new AppError('LINK_EXPIRED');
  return { ...visit, operator };
}
