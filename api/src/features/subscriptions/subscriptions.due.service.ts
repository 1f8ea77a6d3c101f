import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { AppConfig } from '../../platform/config.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Step } from './subscription-states.ts';
import { graceDays, remindDays, stepDue } from './subscription-states.ts';
import { closeInvoice, readFirstOpen } from './subscriptions.invoices.service.ts';
import { notifyStore } from './subscriptions.mails.service.ts';
import { readMethod } from './subscriptions.methods.service.ts';
import { beginMonth } from './subscriptions.months.service.ts';
import { readBilledStore } from './subscriptions.parties.service.ts';
import type { LockedSubscription } from './subscriptions.state.service.ts';
import {
  endSubscription,
  lockSubscription,
  moveTo,
  saveSubscription,
} from './subscriptions.state.service.ts';
import { subscriptionInvoices, subscriptions } from './subscriptions.table.ts';

const t = subscriptions;
const dayMs = 86_400_000;
const atOnce = 100;
const everyMs = 60_000;

/** Lists the stores for which something may be due. */
function listDue(tx: Tx, now: Date): Promise<{ tenantId: string }[]> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const overdue = sql`exists (select from ${subscriptionInvoices} i
    where i.tenant_id = ${t.tenantId} and i.status = 'open' and least(i.due_at, i.failed_at) <= ${now.toISOString()})`;
  return tx
    .select({ tenantId: t.tenantId })
    .from(t)
    .where(
      or(
        and(inArray(t.state, ['trial', 'active']), lte(t.endsAt, now)),
        and(
          eq(t.state, 'trial'),
          sql`${t.remindedAt} is null and not ${t.renews}`,
          lte(t.endsAt, before(-remindDays)),
        ),
        and(eq(t.state, 'active'), overdue),
        and(eq(t.state, 'past_due'), lte(t.pastDueSince, before(graceDays))),
      ),
    )
    .orderBy(asc(t.endsAt))
    .limit(atOnce);
}

type Working = { config: AppConfig; now: Date };

const steps: Record<
  NonNullable<Step>,
  (tx: Tx, working: Working, subscription: LockedSubscription) => Promise<void>
> = {
  async remind(tx, { config, now }, { tenantId, endsAt }) {
    await saveSubscription(tx, tenantId, { remindedAt: now });
    const about = endsAt ? { dueAt: endsAt } : {};
    await notifyStore(tx, config, await readBilledStore(tx, tenantId), 'subscription_trial_ends', about);
  },
  async begin(tx, working, subscription) {
    await beginMonth(tx, working, subscription, subscription.endsAt ?? working.now);
    await moveTo(tx, subscription, 'active', working.now);
  },
  async renew(tx, working, subscription) {
    await beginMonth(tx, working, subscription, subscription.endsAt ?? working.now);
  },
  async past_due(tx, { config, now }, subscription) {
    const { tenantId } = subscription;
    await moveTo(tx, subscription, 'past_due', now);
    const invoice = await readFirstOpen(tx, tenantId);
    if (!invoice) return;
    const { problem } = invoice;
    const kind = problem
      ? problem === 'confirm'
        ? 'subscription_confirm'
        : 'subscription_failed'
      : 'subscription_overdue';
    const method = (await readMethod(tx, tenantId))?.label ?? '';
    await notifyStore(tx, config, await readBilledStore(tx, tenantId), kind, { ...invoice, method });
  },
  end: (tx, { config, now }, subscription) => endSubscription(tx, config, subscription, now),
};

/** Takes the steps that are due at `now` in all stores; any number of processes may. Returns the number of steps. */
export async function advanceSubscriptions(
  database: Database,
  { config, now }: Working,
  log?: Pick<Logger, 'warn'>,
): Promise<number> {
  const due = await onPlatform(database, (tx) => listDue(tx, now));
  let done = 0;
  for (const { tenantId } of due) {
    try {
      while (await onPlatform(database, (tx) => advanceStore(tx, { config, now }, tenantId))) done += 1;
    } catch (error) {
      log?.warn({ err: error, tenantId }, 'what is due of a subscription was not done');
      if (!log) throw error;
    }
  }
  return done;
}

/** Does the one step that is due of a store's subscription. Returns whether there was one. */
export async function advanceStore(tx: Tx, working: Working, tenantId: string): Promise<boolean> {
  const subscription = await lockSubscription(tx, tenantId);
  const unpaidSince = (await readFirstOpen(tx, tenantId))?.unpaidSince ?? null;
  const step = stepDue({ ...subscription, unpaidSince }, working.now);
  if (step === null) return false;
  await steps[step](tx, working, subscription);
  return true;
}

/** Marks an invoice as paid. A store that was closed for it opens again. Throws NOT_FOUND. */
export async function payInvoice(tx: Tx, { config, now }: Working, id: string, note: string): Promise<void> {
  const tenantId = await closeInvoice(tx, id, note, now);
  if (tenantId === null) return;
  const [known] = await tx.select({ id: t.tenantId }).from(t).where(eq(t.tenantId, tenantId));
  if (!known) return;
  const subscription = await lockSubscription(tx, tenantId);
  const { state, pastDueSince, renews } = subscription;
  const open = await readFirstOpen(tx, tenantId);
  if (pastDueSince === null || (open && open.unpaidSince <= now)) return;
  if (state === 'inactive' && renews) await reopen(tx, { config, now }, subscription);
  else if (state === 'past_due') await moveTo(tx, subscription, 'active', now);
}

/** Opens the subscription again. It was closed meanwhile, so a month that is over is not paid for: a new one begins. */
async function reopen(tx: Tx, working: Working, subscription: LockedSubscription): Promise<void> {
  const { endsAt } = subscription;
  if (endsAt !== null && endsAt <= working.now) await beginMonth(tx, working, subscription, working.now);
  await moveTo(tx, subscription, 'active', working.now);
}

type Living = { config: AppConfig; database: Database; clock: () => Date; log: Pick<Logger, 'warn'> };

/** Takes the steps that are due while the process lives. `stop` resolves when running work has ended. */
export const startAdvancing = ({ config, database, clock, log }: Living): { stop(): Promise<void> } =>
  repeat(() => advanceSubscriptions(database, { config, now: clock() }, log), {
    everyMs,
    log,
    failed: 'subscriptions were not looked at',
  });
