import { and, eq, sql } from 'drizzle-orm';
import type { AppConfig } from '../../platform/config.ts';
import { announce } from '../../platform/database/changes.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { plans } from '../plans/plans.table.ts';
import type { SubscriptionState } from './subscription-states.ts';
import { mayMove } from './subscription-states.ts';
import { notifyStore } from './subscriptions.mails.service.ts';
import { readBilledStore } from './subscriptions.parties.service.ts';
import { subscriptions } from './subscriptions.table.ts';

const t = subscriptions;

/**
 * Locks a store's subscription, with its plan and the price in its currency. Nobody else changes it until the
 * transaction ends. Throws NOT_FOUND, and VERSION_CONFLICT if a version is given that is not the present one.
 */
export async function lockSubscription(tx: Tx, tenantId: string, version?: number) {
  const [row] = await tx
    .select({
      tenantId: t.tenantId,
      planId: t.planId,
      state: t.state,
      currency: t.currency,
      renews: t.renews,
      startedAt: t.startedAt,
      endsAt: t.endsAt,
      credit: t.credit,
      pastDueSince: t.pastDueSince,
      remindedAt: t.remindedAt,
      version: t.version,
      planName: plans.name,
      prices: plans.prices,
    })
    .from(t)
    .innerJoin(plans, eq(plans.id, t.planId))
    .where(eq(t.tenantId, tenantId))
    .for('update', { of: t });
  if (!row) throw new AppError('NOT_FOUND');
  if (version !== undefined && row.version !== version) throw new AppError('VERSION_CONFLICT');
  const { planName, prices, ...subscription } = row;
  return { ...subscription, plan: { name: planName, price: prices[row.currency] ?? 0 } };
}
export type LockedSubscription = Awaited<ReturnType<typeof lockSubscription>>;

export async function saveSubscription(
  tx: Tx,
  tenantId: string,
  change: Partial<typeof t.$inferInsert>,
): Promise<void> {
  await tx
    .update(t)
    .set({ ...change, version: sql`${t.version} + 1` })
    .where(eq(t.tenantId, tenantId));
}

/** Moves it by the table of states. A store opens with it and closes with it, unless operators suspended the store. */
export async function moveTo(
  tx: Tx,
  { tenantId, state }: Pick<LockedSubscription, 'tenantId' | 'state'>,
  to: SubscriptionState,
  now: Date,
): Promise<void> {
  if (!mayMove(state, to)) throw new Error(`A subscription does not move from ${state} to ${to}.`);
  await saveSubscription(tx, tenantId, {
    state: to,
    ...(to === 'active' && { pastDueSince: null, inactiveSince: null }),
    ...(to === 'past_due' && { pastDueSince: now }),
    ...(to === 'inactive' && { inactiveSince: now }),
  });
  const [from, next] =
    to === 'inactive' ? (['active', 'inactive'] as const) : (['inactive', 'active'] as const);
  const changed = await tx
    .update(tenants)
    .set({ status: next })
    .where(and(eq(tenants.id, tenantId), eq(tenants.status, from)))
    .returning({ id: tenants.id });
  if (changed.length > 0) await announce(tx, { kind: 'tenants', tenantId });
}

export async function endSubscription(
  tx: Tx,
  config: AppConfig,
  subscription: LockedSubscription,
  now: Date,
): Promise<void> {
  await moveTo(tx, subscription, 'inactive', now);
  await notifyStore(tx, config, await readBilledStore(tx, subscription.tenantId), 'subscription_ended');
}
