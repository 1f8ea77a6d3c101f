import type { AppConfig } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { monthAfter } from './prorate.ts';
import { issueInvoice } from './subscriptions.invoices.service.ts';
import type { InvoiceLine } from './subscriptions.schema.ts';
import type { LockedSubscription } from './subscriptions.state.service.ts';
import { saveSubscription } from './subscriptions.state.service.ts';

type Writing = { config: AppConfig; now: Date };

/** Begins a month and writes its invoice. A plan without a price has neither. */
export async function beginMonth(
  tx: Tx,
  writing: Writing,
  subscription: LockedSubscription,
  startedAt: Date,
): Promise<void> {
  const { tenantId, plan } = subscription;
  if (plan.price === 0) {
    await saveSubscription(tx, tenantId, { startedAt, endsAt: null });
    return;
  }
  const endsAt = monthAfter(startedAt);
  await saveSubscription(tx, tenantId, { startedAt, endsAt });
  const span = { from: startedAt.toISOString(), until: endsAt.toISOString() };
  await invoiceLines(tx, writing, subscription, [
    { kind: 'month', plan: plan.name, ...span, amount: plan.price },
  ]);
}

/**
 * Writes an invoice of these lines, reduced by the store's credit. Lines that give back more than they cost become
 * credit for the next one.
 */
export async function invoiceLines(
  tx: Tx,
  { config, now }: Writing,
  { tenantId, currency, credit }: LockedSubscription,
  lines: InvoiceLine[],
): Promise<void> {
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  if (sum < 0) {
    await saveSubscription(tx, tenantId, { credit: credit - sum });
    return;
  }
  const used = Math.min(credit, sum);
  if (used > 0) {
    await saveSubscription(tx, tenantId, { credit: credit - used });
    lines.push({ kind: 'credit', plan: null, from: null, until: null, amount: -used });
  }
  await issueInvoice(tx, config, tenantId, { currency, lines }, now);
}
