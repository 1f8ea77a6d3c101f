import { and, asc, desc, eq, gte, isNotNull, lt, max, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { AppConfig } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { containing, readOne, readPage, readRow, withIsoTimes } from '../../platform/database/list.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import { collectorOf } from '../../platform/payments/collector-of.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import type { PlanCurrency } from '../plans/plans.schema.ts';
import { taxOn } from './prorate.ts';
import { notifyStore } from './subscriptions.mails.service.ts';
import { readMethod } from './subscriptions.methods.service.ts';
import { readBilledStore, readIssuer } from './subscriptions.parties.service.ts';
import type {
  InvoiceDetail,
  InvoiceLine,
  InvoiceListQuery,
  InvoiceRow,
  SubscriptionInvoice,
} from './subscriptions.schema.ts';
import { subscriptionInvoices } from './subscriptions.table.ts';

const t = subscriptionInvoices;
const dayMs = 86_400_000;

const columns = {
  id: t.id,
  number: t.number,
  status: t.status,
  currency: t.currency,
  net: t.net,
  tax: t.tax,
  total: t.total,
  issuedAt: t.issuedAt,
  dueAt: t.dueAt,
  paidAt: t.paidAt,
  collectAt: t.collectAt,
  problem: t.problem,
};
/** The moment from which on it counts as unpaid: when it is due, or could not be collected. */
const unpaidSince = sql<Date>`least(${t.dueAt}, ${t.failedAt})`.mapWith(t.dueAt);
const rowColumns = {
  ...columns,
  tenantId: t.tenantId,
  store: sql<string>`${t.billTo} ->> 'name'`,
  paidNote: t.paidNote,
};

export type NewInvoice = { currency: PlanCurrency; lines: InvoiceLine[] };

/**
 * Writes an invoice under the next number and mails its store. It is collected at once from a store that has entered a
 * payment method. Numbers have no gaps: the next invoice of the platform waits until this transaction ends. One of
 * nothing is paid. Lines must not sum up to less than nothing.
 */
export async function issueInvoice(
  tx: Tx,
  config: AppConfig,
  tenantId: string,
  { currency, lines }: NewInvoice,
  now: Date,
): Promise<void> {
  const net = lines.reduce((sum, line) => sum + line.amount, 0);
  if (net < 0) throw new Error('An invoice cannot give money back.');
  const store = await readBilledStore(tx, tenantId);
  const { version: _, taxRateBp, paymentDays, ...issuer } = await readIssuer(tx);
  const tax = taxOn(net, taxRateBp);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('larder.subscription_invoices'))`);
  const [last] = await tx.select({ number: max(t.number) }).from(t);
  const invoice = {
    ...{ id: uuidv7(), number: (last?.number ?? 0) + 1, tenantId, currency, lines },
    ...{ net, taxRateBp, tax, total: net + tax, issuer, billTo: store.party },
    ...{ issuedAt: now, dueAt: new Date(now.getTime() + paymentDays * dayMs) },
  };
  const isPaid = invoice.total === 0;
  const method = collectorOf(config) && (await readMethod(tx, tenantId));
  await tx.insert(t).values({
    ...invoice,
    ...(isPaid ? { status: 'paid', paidAt: now } : { status: 'open', collectAt: method && now }),
  });
  if (isPaid) return;
  const kind = method ? 'subscription_collects' : 'subscription_invoice';
  const page = `/admin/subscription/invoices/${invoice.id}`;
  await notifyStore(tx, config, store, kind, { ...invoice, method: method?.label ?? '', page });
}

/** Reads the open invoice of a store that is to be paid first. */
export async function readFirstOpen(tx: Tx, tenantId: string) {
  const [open] = await tx
    .select({
      ...{ number: t.number, total: t.total, currency: t.currency, dueAt: t.dueAt, problem: t.problem },
      unpaidSince,
    })
    .from(t)
    .where(and(eq(t.tenantId, tenantId), eq(t.status, 'open')))
    .orderBy(asc(unpaidSince))
    .limit(1);
  return open ?? null;
}

export async function listOwnInvoices(tx: Tx, tenantId: string): Promise<SubscriptionInvoice[]> {
  const rows = await tx
    .select(columns)
    .from(t)
    .where(eq(t.tenantId, tenantId))
    .orderBy(desc(t.number))
    .limit(100);
  return rows.map(withIsoTimes);
}

/** Throws NOT_FOUND for another store's. */
export function readOwnInvoice(tx: Tx, tenantId: string, id: string): Promise<SubscriptionInvoice> {
  return readRow(tx, tenantId, t, id, columns);
}

const sorts = {
  number: [asc(t.number)],
  '-number': [desc(t.number)],
  dueAt: [asc(t.dueAt), asc(t.number)],
  '-dueAt': [desc(t.dueAt), desc(t.number)],
};

/** `q` is a part of a store's name, or a number. */
export function listInvoices(tx: Tx, query: InvoiceListQuery, now: Date): Promise<ListReply<InvoiceRow>> {
  const { status, q } = query;
  const where = and(
    status && eq(t.status, status === 'paid' ? 'paid' : 'open'),
    status === 'overdue' ? lt(t.dueAt, now) : status === 'open' ? gte(t.dueAt, now) : undefined,
    status === 'failed' ? isNotNull(t.problem) : undefined,
    containing(q, sql`${t.billTo} ->> 'name'`, sql`${t.number}::text`),
  );
  return readPage(query, {
    rows: tx
      .select(rowColumns)
      .from(t)
      .where(where)
      .orderBy(...sorts[query.sort]),
    total: tx.$count(t, where),
  });
}

/** Reads an invoice with the details of its page; of one store if `tenantId` is given. Throws NOT_FOUND. */
export async function readInvoice(tx: Tx, id: string, tenantId?: string) {
  const [row] = await tx
    .select()
    .from(t)
    .where(and(eq(t.id, id), tenantId === undefined ? undefined : eq(t.tenantId, tenantId)));
  if (!row) throw new AppError('NOT_FOUND');
  const [store] = await tx.select({ slug: tenants.slug }).from(tenants).where(eq(tenants.id, row.tenantId));
  const method = row.collectAt && (await readMethod(tx, row.tenantId));
  return { ...row, slug: store?.slug ?? null, method: method?.label ?? null };
}
export type WrittenInvoice = Awaited<ReturnType<typeof readInvoice>>;

/** Reads an invoice for a page. */
export async function readInvoiceDetail(tx: Tx, id: string, tenantId?: string): Promise<InvoiceDetail> {
  const invoice = await readInvoice(tx, id, tenantId);
  return { ...withIsoTimes(invoice), store: invoice.billTo.name };
}

/** Marks an open invoice as paid. Returns its store, or null when it was paid before. Throws NOT_FOUND. */
export async function closeInvoice(tx: Tx, id: string, note: string, now: Date): Promise<string | null> {
  const [paid] = await tx
    .update(t)
    .set({ status: 'paid', paidAt: now, paidNote: note, collectAt: null, problem: null })
    .where(and(eq(t.id, id), eq(t.status, 'open')))
    .returning({ tenantId: t.tenantId });
  if (!paid) await readInvoice(tx, id);
  return paid?.tenantId ?? null;
}

export function readInvoiceRow(tx: Tx, id: string): Promise<InvoiceRow> {
  return readOne(tx.select(rowColumns).from(t).where(eq(t.id, id)));
}
