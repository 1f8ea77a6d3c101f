import { and, eq, sql } from 'drizzle-orm';
import type { AppConfig } from '../../platform/config.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { collectorOf } from '../../platform/payments/collector-of.ts';
import type { Collection, InvoiceCollector } from '../../platform/payments/invoice-collector.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { advanceStore, payInvoice } from '../subscriptions/subscriptions.due.service.ts';
import { readInvoiceRow, readOwnInvoice } from '../subscriptions/subscriptions.invoices.service.ts';
import { methodLabel } from '../subscriptions/subscriptions.methods.service.ts';
import type { InvoiceRow } from '../subscriptions/subscriptions.schema.ts';
import {
  subscriptionInvoices,
  subscriptionMethods,
  subscriptions,
} from '../subscriptions/subscriptions.table.ts';
import type { Collected } from './subscription-payments.schema.ts';

export type Collecting = { config: AppConfig; database: Database; now: Date };

const t = subscriptionInvoices;
const m = subscriptionMethods;

/** Throws NOT_FOUND where invoices are paid by hand. */
export function needCollector({ config }: Pick<Collecting, 'config'>): InvoiceCollector {
  const collector = collectorOf(config);
  if (!collector) throw new AppError('NOT_FOUND');
  return collector;
}

/** Reads an open invoice with its payment method. */
async function readOpen(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      ...{ id: t.id, tenantId: t.tenantId, amount: t.total, currency: t.currency, attempts: t.attempts },
      ...{ paymentRef: t.paymentRef, customer: m.customerRef, method: m.methodRef },
    })
    .from(t)
    .innerJoin(m, eq(m.tenantId, t.tenantId))
    .where(and(eq(t.id, id), eq(t.status, 'open')));
  return row?.method ? { ...row, method: row.method } : null;
}
type OpenInvoice = NonNullable<Awaited<ReturnType<typeof readOpen>>>;

/**
 * Tries to collect an open invoice, by one payment for as long as it is open, so that nobody pays twice. The provider
 * is called between transactions. `returnUrl`: somebody is there, whom the bank may ask. Null: there is nothing to
 * collect, or nothing to collect it from. Throws PAYMENT_PROVIDER.
 */
export async function collect(
  collecting: Collecting,
  id: string,
  returnUrl: string | null,
): Promise<Collection | null> {
  const collector = needCollector(collecting);
  const invoice = await onPlatform(collecting.database, (tx) => readOpen(tx, id));
  if (!invoice) return null;
  const payment = await tryPayment(collecting, collector, invoice, returnUrl);
  if (payment) await takePayment(collecting, payment);
  return payment;
}

async function tryPayment(
  { database }: Collecting,
  collector: InvoiceCollector,
  invoice: OpenInvoice,
  returnUrl: string | null,
): Promise<Collection | null> {
  const { id, paymentRef: previous, method, customer, amount, currency } = invoice;
  let payment = previous ? await collector.read(previous) : null;
  if (payment?.status === 'paid' || payment?.status === 'processing') return payment;
  // A person who left the bank's question goes on with it; with nobody there, the question is withdrawn.
  if (payment?.status === 'confirm') {
    if (returnUrl && payment.confirmUrl) return payment;
    payment = await collector.cancel(payment.id);
  }
  if (!payment || payment.status === 'cancelled') {
    payment = await collector.create({ invoiceId: id, previous, customer, amount, currency });
    const { id: paymentRef } = payment;
    if (!(await onPlatform(database, (tx) => remember(tx, invoice, paymentRef)))) {
      await collector.cancel(paymentRef);
      return null;
    }
  }
  return collector.collect(payment.id, { method, returnUrl });
}

/** Remembers the invoice's payment. Returns false if it was paid meanwhile, or has another payment. */
async function remember(tx: Tx, { id, paymentRef }: OpenInvoice, made: string): Promise<boolean> {
  const [row] = await tx
    .select({ status: t.status, paymentRef: t.paymentRef })
    .from(t)
    .where(eq(t.id, id))
    .for('update');
  if (row?.status !== 'open') return false;
  // Another process has made the same payment.
  if (row.paymentRef === made) return true;
  if (row.paymentRef !== paymentRef) return false;
  await tx.update(t).set({ paymentRef: made }).where(eq(t.id, id));
  return true;
}

/**
 * Makes an invoice follow its payment as the provider has it now: paid, or failed, which makes the store past due. The
 * provider's present state counts, and not the message that led to it, so a message may come twice and late.
 */
async function takePayment({ config, database, now }: Collecting, payment: Collection): Promise<void> {
  await onPlatform(database, async (tx) => {
    const [invoice] = await tx
      .select({ id: t.id, tenantId: t.tenantId, status: t.status, amount: t.total, currency: t.currency })
      .from(t)
      .where(eq(t.paymentRef, payment.id))
      .for('update');
    if (invoice?.status !== 'open') return;
    const { id, tenantId, amount, currency } = invoice;
    if (payment.status === 'paid') {
      if (payment.amount !== amount || payment.currency !== currency) return;
      const [method] = await tx
        .select({ brand: m.brand, last4: m.last4 })
        .from(m)
        .where(eq(m.tenantId, tenantId));
      await payInvoice(tx, { config, now }, id, method ? methodLabel(method) : '');
      return;
    }
    const { problem } = payment;
    if (!problem) return;
    await tx
      .update(t)
      .set({
        problem,
        failedAt: sql`coalesce(${t.failedAt}, ${now.toISOString()})`,
        // The bank would ask again, and nobody be there to answer.
        ...(problem === 'confirm' && { collectAt: null }),
      })
      .where(eq(t.id, id));
    // The invoice of a store that was deleted is left as it is.
    if ((await tx.$count(subscriptions, eq(subscriptions.tenantId, tenantId))) > 0)
      await advanceStore(tx, { config, now }, tenantId);
  });
}

/** Collects the invoice when the owner chooses "Pay now". Throws NOT_FOUND and PAYMENT_PROVIDER. */
export async function collectOwn(
  collecting: Collecting,
  tenantId: string,
  id: string,
  returnUrl: string,
): Promise<Collected> {
  const own = () => onPlatform(collecting.database, (tx) => readOwnInvoice(tx, tenantId, id));
  await own();
  const payment = await collect(collecting, id, returnUrl);
  return { invoice: await own(), confirmUrl: payment?.status === 'confirm' ? payment.confirmUrl : null };
}

/** Asks the provider for the state of the payment of an open invoice; other invoices have nothing to ask for. */
export async function checkPayment(
  collecting: Collecting,
  of: { paymentRef: string } | { invoiceId: string },
): Promise<void> {
  const named = 'paymentRef' in of ? eq(t.paymentRef, of.paymentRef) : eq(t.id, of.invoiceId);
  const [open] = await onPlatform(collecting.database, (tx) =>
    tx
      .select({ paymentRef: t.paymentRef })
      .from(t)
      .where(and(named, eq(t.status, 'open'))),
  );
  if (open?.paymentRef) await takePayment(collecting, await needCollector(collecting).read(open.paymentRef));
}

/**
 * Marks an invoice as paid when an operator saw the money. Its payment at the provider ends before, so that nobody pays
 * twice; if it was paid there at that moment, that counts. Throws NOT_FOUND, PAYMENT_PROVIDER, and VERSION_CONFLICT
 * when it is being collected just now.
 */
export async function payByHand(collecting: Collecting, id: string, note: string): Promise<InvoiceRow> {
  const { database } = collecting;
  const read = (tx: Tx) =>
    tx.select({ status: t.status, paymentRef: t.paymentRef }).from(t).where(eq(t.id, id)).for('update');
  const [before] = await onPlatform(database, read);
  if (before?.status === 'open' && before.paymentRef) await endPayment(collecting, before.paymentRef);
  return onPlatform(database, async (tx) => {
    const [now] = await read(tx);
    if (now?.status === 'open' && now.paymentRef !== before?.paymentRef)
      throw new AppError('VERSION_CONFLICT');
    await payInvoice(tx, collecting, id, note);
    return readInvoiceRow(tx, id);
  });
}

async function endPayment(collecting: Collecting, paymentRef: string): Promise<void> {
  const collector = collectorOf(collecting.config);
  const payment = await collector?.read(paymentRef);
  if (!collector || !payment) return;
  if (payment.status === 'paid') await takePayment(collecting, payment);
  else if (payment.status !== 'cancelled') await collector.cancel(paymentRef);
}
