import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { LanguageCode } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { InvoiceCollector } from '../../platform/payments/invoice-collector.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { readBilledStore } from '../subscriptions/subscriptions.parties.service.ts';
import { subscriptionInvoices, subscriptionMethods } from '../subscriptions/subscriptions.table.ts';
import type { Collecting } from './subscription-payments.service.ts';
import { needCollector } from './subscription-payments.service.ts';
import { collectDue } from './subscription-payments.work.service.ts';

const t = subscriptionMethods;
const ofStore = (tenantId: string) => eq(t.tenantId, tenantId);

/** Opens the provider's page where the owner enters a payment method. Throws PAYMENT_PROVIDER. */
export async function openMethodPage(
  collecting: Collecting,
  tenantId: string,
  page: { returnUrl: string; language: LanguageCode },
): Promise<{ url: string }> {
  const collector = needCollector(collecting);
  const customer = await customerOf(collecting, collector, tenantId);
  return { url: await collector.openPage({ customer, ...page }) };
}

/** Returns the store at the provider, made when it is needed first. */
async function customerOf({ database }: Collecting, collector: InvoiceCollector, tenantId: string) {
  const read = (tx: Tx) => tx.select({ customer: t.customerRef }).from(t).where(ofStore(tenantId));
  const [known] = await onPlatform(database, read);
  if (known) return known.customer;
  const { name, ownerEmail: email } = await onPlatform(database, (tx) => readBilledStore(tx, tenantId));
  const customerRef = await collector.createCustomer({ tenantId, name, email });
  // When two requests come at the same moment, one customer is kept; the other one has no invoice and no card.
  const [made] = await onPlatform(database, async (tx) => {
    await tx.insert(t).values({ tenantId, customerRef }).onConflictDoNothing();
    return read(tx);
  });
  return made?.customer ?? customerRef;
}

/**
 * Takes over the payment method that was entered at the provider's page, and collects open invoices. Messages may come
 * any number of times and in any sequence: a page that was opened before that of the present method does not count.
 * `tenantId`: only a page of this store. Throws NOT_FOUND and PAYMENT_PROVIDER.
 */
export async function takeMethod(collecting: Collecting, page: string, tenantId?: string): Promise<void> {
  const { database, now } = collecting;
  const collector = needCollector(collecting);
  const { customer, method, openedAt } = await collector.readPage(page);
  const entered = await onPlatform(database, async (tx) => {
    const [before] = await tx
      .select({ tenantId: t.tenantId, methodRef: t.methodRef })
      .from(t)
      .where(and(eq(t.customerRef, customer), tenantId === undefined ? undefined : ofStore(tenantId)))
      .for('update');
    if (!before && tenantId !== undefined) throw new AppError('NOT_FOUND');
    if (!before || !method) return null;
    const { id: methodRef, ...shown } = method;
    const changed = await tx
      .update(t)
      .set({ ...shown, methodRef, since: openedAt })
      .where(and(ofStore(before.tenantId), or(isNull(t.since), lt(t.since, openedAt))))
      .returning({ tenantId: t.tenantId });
    if (changed.length === 0) return null;
    await planCollection(tx, before.tenantId, now);
    return before;
  });
  if (!entered) return;
  // The provider need not keep a method that nobody pays with any more; where it does, nothing is lost.
  if (entered.methodRef) await collector.forgetMethod(entered.methodRef).catch(() => undefined);
  await collectDue(collecting, entered.tenantId);
}

/** Plans to collect the open invoices at `at`; null: they are paid by hand. */
const planCollection = (tx: Tx, tenantId: string, at: Date | null) =>
  tx
    .update(subscriptionInvoices)
    .set({ collectAt: at, attempts: 0 })
    .where(and(eq(subscriptionInvoices.tenantId, tenantId), eq(subscriptionInvoices.status, 'open')));

/** Removes the payment method. From then on invoices are paid by hand. */
export async function removeMethod(collecting: Collecting, tenantId: string): Promise<void> {
  const { database } = collecting;
  const collector = needCollector(collecting);
  const removed = await onPlatform(database, async (tx) => {
    const [before] = await tx
      .select({ methodRef: t.methodRef })
      .from(t)
      .where(ofStore(tenantId))
      .for('update');
    await tx.update(t).set({ methodRef: null }).where(ofStore(tenantId));
    await planCollection(tx, tenantId, null);
    return before?.methodRef;
  });
  if (removed) await collector.forgetMethod(removed);
}
