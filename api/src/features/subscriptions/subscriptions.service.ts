import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { AppConfig } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { containing, readPage, withIsoTimes } from '../../platform/database/list.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import { collectorOf } from '../../platform/payments/collector-of.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import type { Limited } from '../plan-limits/plan-limits.service.ts';
import type { PlanCurrency } from '../plans/plans.schema.ts';
import { planCurrencies } from '../plans/plans.schema.ts';
import { listOfferedPlans, offeredColumns } from '../plans/plans.service.ts';
import { plans } from '../plans/plans.table.ts';
import { prorate } from './prorate.ts';
import { graceDays } from './subscription-states.ts';
import { methodLabel, readMethod } from './subscriptions.methods.service.ts';
import type {
  OwnSubscription,
  PlanChoice,
  SubscriptionListQuery,
  SubscriptionNotice,
  SubscriptionRow,
} from './subscriptions.schema.ts';
import { subscriptionMethods, subscriptions } from './subscriptions.table.ts';
import { limitsOf, problemsWith, readStoreUsage } from './subscriptions.usage.service.ts';

const t = subscriptions;
const dayMs = 86_400_000;

/**
 * Begins the subscription of a new store with the plan for new stores: a trial, or at once if it costs nothing. Without
 * such a plan the store has no subscription, and no limits. Runs on the platform's tables, as all of this.
 */
export async function openSubscription(tx: Tx, tenantId: string, wanted: string, now: Date): Promise<void> {
  const [plan] = await tx
    .select({ id: plans.id, prices: plans.prices, trialDays: plans.trialDays })
    .from(plans)
    .where(eq(plans.isDefault, true));
  if (!plan) return;
  const priced = planCurrencies.filter((code) => plan.prices[code] !== undefined);
  const currency: PlanCurrency = priced.find((code) => code === wanted) ?? priced[0] ?? 'EUR';
  const isFree = !plan.prices[currency];
  await tx.insert(t).values({
    ...{ tenantId, planId: plan.id, currency, startedAt: now, renews: isFree },
    state: isFree ? 'active' : 'trial',
    endsAt: isFree ? null : new Date(now.getTime() + plan.trialDays * dayMs),
  });
}

const columns = {
  state: t.state,
  currency: t.currency,
  renews: t.renews,
  endsAt: t.endsAt,
  credit: t.credit,
  pastDueSince: t.pastDueSince,
  inactiveSince: t.inactiveSince,
  version: t.version,
};

/** Reads the store's plan with its usage, and the plans it may change to. Null for a store without one. */
export async function readOwnSubscription(
  tx: Tx,
  tenantId: string,
  { config, now }: { config: AppConfig; now: Date },
): Promise<OwnSubscription | null> {
  const [row] = await tx
    .select({ ...columns, startedAt: t.startedAt, plan: offeredColumns })
    .from(t)
    .innerJoin(plans, eq(plans.id, t.planId))
    .where(eq(t.tenantId, tenantId));
  if (!row) return null;
  const { startedAt, plan, ...subscription } = row;
  const used = await readStoreUsage(tx, tenantId);
  const limits = limitsOf(plan);
  const usageOf = (thing: Limited) => ({ used: used[thing], limit: limits[thing] });
  const { state, endsAt, currency } = subscription;
  const price = plan.prices[currency] ?? 0;
  const differenceTo = (to: number) => {
    if (state !== 'active' || endsAt === null) return 0;
    const { credit, charge } = prorate({ from: price, to }, { startedAt, endsAt }, now);
    return charge - credit;
  };
  const choices = (await listOfferedPlans(tx)).flatMap((choice): PlanChoice[] => {
    const to = choice.prices[currency];
    if (to === undefined) return [];
    const difference = choice.id === plan.id ? 0 : differenceTo(to);
    return [{ ...choice, fits: problemsWith(choice, used).length === 0, difference }];
  });
  return {
    ...withIsoTimes(subscription),
    plan,
    usage: {
      products: usageOf('products'),
      staff: usageOf('staff'),
      orders: usageOf('orders'),
      storage: usageOf('storage'),
    },
    choices,
    collects: collectorOf(config) !== null,
    method: await readMethod(tx, tenantId),
  };
}

/** Reads when a store that is past due closes. */
export async function readNotice(tx: Tx, tenantId: string): Promise<SubscriptionNotice> {
  const [row] = await tx
    .select({ since: t.pastDueSince })
    .from(t)
    .where(and(eq(t.tenantId, tenantId), eq(t.state, 'past_due')));
  return { closesAt: row?.since ? new Date(row.since.getTime() + graceDays * dayMs).toISOString() : null };
}

const rowColumns = {
  id: t.tenantId,
  store: tenants.name,
  slug: tenants.slug,
  ...columns,
  planId: t.planId,
  plan: plans.name,
  price: sql<number | null>`(${plans.prices} ->> ${t.currency})::int`,
  brand: subscriptionMethods.brand,
  last4: subscriptionMethods.last4,
};

const sorts: Record<SubscriptionListQuery['sort'], SQL[]> = {
  endsAt: [sql`${t.endsAt} asc nulls last`, asc(t.tenantId)],
  '-endsAt': [sql`${t.endsAt} desc nulls last`, desc(t.tenantId)],
  store: [asc(tenants.name), asc(t.tenantId)],
  '-store': [desc(tenants.name), desc(t.tenantId)],
};

const rows = (tx: Tx) =>
  tx
    .select(rowColumns)
    .from(t)
    .innerJoin(tenants, eq(tenants.id, t.tenantId))
    .innerJoin(plans, eq(plans.id, t.planId))
    .leftJoin(
      subscriptionMethods,
      and(eq(subscriptionMethods.tenantId, t.tenantId), isNotNull(subscriptionMethods.methodRef)),
    );

const withMethod = <T extends { brand: string | null; last4: string | null }>({
  brand,
  last4,
  ...row
}: T) => ({
  ...row,
  method: brand === null || last4 === null ? null : methodLabel({ brand, last4 }),
});

/** `q` is a part of a store's name or address. */
export async function listSubscriptions(
  tx: Tx,
  query: SubscriptionListQuery,
): Promise<ListReply<SubscriptionRow>> {
  const { state, q } = query;
  const where = and(state && eq(t.state, state), containing(q, tenants.name, tenants.slug));
  const list = await readPage(query, {
    rows: rows(tx)
      .where(where)
      .orderBy(...sorts[query.sort]),
    total: tx
      .select({ count: sql<number>`count(*)::int` })
      .from(t)
      .innerJoin(tenants, eq(tenants.id, t.tenantId))
      .where(where)
      .then(([counted]) => counted?.count ?? 0),
  });
  return { ...list, items: list.items.map(withMethod) };
}

export async function readSubscription(tx: Tx, tenantId: string): Promise<SubscriptionRow> {
  const [row] = await rows(tx).where(eq(t.tenantId, tenantId));
  if (!row) throw new AppError('NOT_FOUND');
  return withIsoTimes(withMethod(row));
}
