import { eq } from 'drizzle-orm';
import type { AppConfig } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { offeredColumns } from '../plans/plans.service.ts';
import { plans } from '../plans/plans.table.ts';
import { prorate } from './prorate.ts';
import { readFirstOpen } from './subscriptions.invoices.service.ts';
import { beginMonth, invoiceLines } from './subscriptions.months.service.ts';
import type { ChoosePlanInput } from './subscriptions.schema.ts';
import type { LockedSubscription } from './subscriptions.state.service.ts';
import {
  endSubscription,
  lockSubscription,
  moveTo,
  saveSubscription,
} from './subscriptions.state.service.ts';
import { refuseTooSmall } from './subscriptions.usage.service.ts';

export type Changing = {
  config: AppConfig;
  now: Date;
  /** Operators also give plans that are not offered, and those that are too small for the store's usage. */
  byOperator?: boolean;
};

/**
 * Changes a store's plan, or keeps it going. In a trial the plan is chosen for afterwards, and its limits hold at once.
 * In a month that is paid the rest of both plans is set off. A store that is closed opens with a new month. Throws
 * VERSION_CONFLICT, NOT_FOUND, PLAN_TOO_SMALL, and INVOICE_OPEN while an invoice is overdue.
 */
export async function choosePlan(
  tx: Tx,
  changing: Changing,
  tenantId: string,
  { planId, version }: Pick<ChoosePlanInput, 'planId'> & Partial<ChoosePlanInput>,
): Promise<void> {
  const { now, byOperator = false } = changing;
  const before = await lockSubscription(tx, tenantId, version);
  const plan = await readChoice(tx, before, planId, byOperator);
  if (!byOperator) await refuseTooSmall(tx, tenantId, plan);
  const unpaid = await readFirstOpen(tx, tenantId);
  if (before.state !== 'trial' && unpaid && unpaid.unpaidSince <= now)
    throw new AppError('INVOICE_OPEN', [{ field: 'planId', message: 'overdue' }]);
  await saveSubscription(tx, tenantId, { planId, renews: true });
  const after = { ...before, planId, plan };
  if (before.state === 'trial') return;
  if (before.state === 'inactive') {
    await beginMonth(tx, changing, after, now);
    await moveTo(tx, after, 'active', now);
  } else if (planId !== before.planId) await changeWithinMonth(tx, changing, before, after);
}

async function readChoice(tx: Tx, before: LockedSubscription, planId: string, any: boolean) {
  const [plan] = await tx
    .select({ ...offeredColumns, status: plans.status })
    .from(plans)
    .where(eq(plans.id, planId))
    .for('share');
  const isOffered = any || planId === before.planId || plan?.status === 'show';
  const price = plan?.prices[before.currency];
  if (!plan || !isOffered || price === undefined)
    throw new AppError('VALIDATION', [{ field: 'planId', message: 'unknown' }]);
  return { ...plan, price };
}

async function changeWithinMonth(
  tx: Tx,
  changing: Changing,
  before: LockedSubscription,
  after: LockedSubscription,
): Promise<void> {
  const { now } = changing;
  const { startedAt, endsAt } = before;
  if (endsAt === null || endsAt <= now) return beginMonth(tx, changing, after, now);
  const rest = prorate({ from: before.plan.price, to: after.plan.price }, { startedAt, endsAt }, now);
  const span = { from: now.toISOString(), until: endsAt.toISOString() };
  await invoiceLines(tx, changing, after, [
    { kind: 'unused', plan: before.plan.name, ...span, amount: -rest.credit },
    { kind: 'rest', plan: after.plan.name, ...span, amount: rest.charge },
  ]);
  // A plan without a price has no month.
  if (after.plan.price === 0) await saveSubscription(tx, after.tenantId, { endsAt: null });
}

/**
 * Ends a subscription with its trial or month; one without a price at once. It is undone by choosing a plan. Throws
 * VERSION_CONFLICT.
 */
export async function cancelSubscription(
  tx: Tx,
  { config, now }: Changing,
  tenantId: string,
  version: number,
): Promise<void> {
  const subscription = await lockSubscription(tx, tenantId, version);
  await saveSubscription(tx, tenantId, { renews: false });
  if (subscription.endsAt === null && subscription.state !== 'inactive')
    await endSubscription(tx, config, subscription, now);
}

/** Moves the end of a trial. Throws VALIDATION for a subscription that is in none. */
export async function moveTrial(tx: Tx, tenantId: string, version: number, endsAt: Date): Promise<void> {
  const { state } = await lockSubscription(tx, tenantId, version);
  if (state !== 'trial') throw new AppError('VALIDATION', [{ field: 'trialEndsAt', message: 'no_trial' }]);
  await saveSubscription(tx, tenantId, { endsAt, remindedAt: null });
}
