import { z } from 'zod';
import { listQuery, listReply, seenVersion } from '../../platform/http/list.schema.ts';
import { localizedText } from '../../platform/http/localized.schema.ts';
import { collectionProblems } from '../../platform/payments/invoice-collector.ts';
import { offeredPlan, planCurrencies } from '../plans/plans.schema.ts';
import { subscriptionStates } from './subscription-states.ts';

/** A negative amount is given back. */
const amount = z.number().int();
const time = z.iso.datetime();
const currency = z.enum(planCurrencies);

/**
 * `month`: a whole month; `rest`: a new plan until the month ends; `unused`: the old plan for that time, given back;
 * `credit`: an amount that was given back before.
 */
export const invoiceLine = z.object({
  kind: z.enum(['month', 'rest', 'unused', 'credit']),
  plan: localizedText().nullable(),
  from: time.nullable(),
  until: time.nullable(),
  amount,
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

const party = { name: z.string(), address: z.string(), taxNumber: z.string() };
export const invoiceParty = z.object(party);
export type InvoiceParty = z.infer<typeof invoiceParty>;

/** The issuer of the invoices, and the terms of payment. */
export const issuer = z.object({
  ...party,
  taxRateBp: z.number().int(),
  /** Days until an invoice is due. */
  paymentDays: z.number().int(),
  /** A bank account, for example: it is printed on each invoice. */
  payment: z.string(),
  version: z.number().int(),
});
export type Issuer = z.infer<typeof issuer>;
export const issuerInput = z.strictObject({
  name: z.string().trim().min(1).max(120),
  address: z.string().trim().max(300),
  taxNumber: z.string().trim().max(60),
  taxRateBp: z.number().int().min(0).max(10_000),
  paymentDays: z.number().int().min(0).max(90),
  payment: z.string().trim().max(500),
  version: seenVersion.min(0),
});
export type IssuerInput = z.infer<typeof issuerInput>;

export const subscriptionInvoice = z.object({
  id: z.uuid(),
  number: z.number().int(),
  status: z.enum(['open', 'paid']),
  currency,
  net: amount,
  tax: amount,
  total: amount,
  issuedAt: time,
  dueAt: time,
  paidAt: time.nullable(),
  /** When it is collected, or tried again; null for one that is paid by hand. */
  collectAt: time.nullable(),
  /** Why it could not be collected. */
  problem: z.enum(collectionProblems).nullable(),
});
export type SubscriptionInvoice = z.infer<typeof subscriptionInvoice>;

/** The invoice with the details of its page and its file. */
export const subscriptionInvoiceDetail = subscriptionInvoice.extend({
  lines: z.array(invoiceLine),
  taxRateBp: z.number().int(),
  /** The issuer as of that day; `payment` says how it is paid. */
  issuer: z.object({ ...party, payment: z.string() }),
  billTo: invoiceParty,
  /** The payment method that it is collected from; null for one that is paid by hand. */
  method: z.string().nullable(),
});
export type SubscriptionInvoiceDetail = z.infer<typeof subscriptionInvoiceDetail>;

/** The invoice as operators read it. */
export const invoiceDetail = subscriptionInvoiceDetail.extend({
  tenantId: z.uuid(),
  store: z.string(),
  paidNote: z.string(),
  /** Null once the store is deleted. */
  slug: z.string().nullable(),
});
export type InvoiceDetail = z.infer<typeof invoiceDetail>;

/** The invoice with its store, as operators list it. */
export const invoiceRow = subscriptionInvoice.extend({
  tenantId: z.uuid(),
  store: z.string(),
  paidNote: z.string(),
});
export type InvoiceRow = z.infer<typeof invoiceRow>;
export const invoiceListQuery = listQuery(['-number', 'number', 'dueAt', '-dueAt']).extend({
  status: z.enum(['open', 'overdue', 'failed', 'paid']).optional(),
});
export type InvoiceListQuery = z.infer<typeof invoiceListQuery>;
export const invoiceList = listReply(invoiceRow);
export const ownInvoices = z.array(subscriptionInvoice);
export const invoicePayInput = z.strictObject({ note: z.string().trim().max(200) });

const subscription = {
  state: z.enum(subscriptionStates),
  currency,
  /** Whether it goes on after its trial or month. */
  renews: z.boolean(),
  /** The end of the trial or of the month; null for a plan without a price. */
  endsAt: time.nullable(),
  /** Minor units that the next invoice is reduced by. */
  credit: amount,
  pastDueSince: time.nullable(),
  inactiveSince: time.nullable(),
  version: z.number().int(),
};

/** The payment method of the invoices, as the store's owner recognises it. */
export const collectedFrom = z.object({
  label: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
});
export type CollectedFrom = z.infer<typeof collectedFrom>;

const used = z.object({ used: z.number(), limit: z.number().nullable() });

/** A plan that the store may choose, and whether the store's usage fits into it. */
export const planChoice = offeredPlan.extend({
  fits: z.boolean(),
  /** The price of a change now (negative: it is given back), without tax; 0 where the month begins anew. */
  difference: amount,
});
export type PlanChoice = z.infer<typeof planChoice>;

/** GET /subscription: null for a store without one, which has no limits. */
export const ownSubscription = z.object({
  ...subscription,
  plan: offeredPlan,
  /** The orders of this month; the megabytes of storage. */
  usage: z.object({ products: used, staff: used, orders: used, storage: used }),
  choices: z.array(planChoice),
  /** Whether a payment method can be entered here. */
  collects: z.boolean(),
  method: collectedFrom.nullable(),
});
export type OwnSubscription = z.infer<typeof ownSubscription>;
export const ownSubscriptionReply = z.object({ subscription: ownSubscription.nullable() });

/** The notice on every page of people who may read the plan: null while nothing is late. */
export const subscriptionNotice = z.object({ closesAt: time.nullable() });
export type SubscriptionNotice = z.infer<typeof subscriptionNotice>;

export const choosePlanInput = z.strictObject({ planId: z.uuid(), version: seenVersion });
export type ChoosePlanInput = z.infer<typeof choosePlanInput>;
export const versionInput = z.strictObject({ version: seenVersion });

/** The subscription as operators see it; `id` is that of its tenant. */
export const subscriptionRow = z.object({
  id: z.uuid(),
  store: z.string(),
  slug: z.string(),
  ...subscription,
  planId: z.uuid(),
  plan: localizedText(),
  price: amount.nullable(),
  /** The payment method that its invoices are collected from; null where they are paid by hand. */
  method: z.string().nullable(),
});
export type SubscriptionRow = z.infer<typeof subscriptionRow>;
export const subscriptionListQuery = listQuery(['endsAt', '-endsAt', 'store', '-store']).extend({
  state: z.enum(subscriptionStates).optional(),
});
export type SubscriptionListQuery = z.infer<typeof subscriptionListQuery>;
export const subscriptionList = listReply(subscriptionRow);

/** `trialEndsAt` moves the end of a trial. */
export const subscriptionUpdate = z.strictObject({
  planId: z.uuid(),
  trialEndsAt: time.optional(),
  version: z.number().int(),
});
export type SubscriptionUpdate = z.infer<typeof subscriptionUpdate>;
