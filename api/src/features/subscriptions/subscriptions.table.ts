import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment, money } from '../../platform/database/columns.ts';
import { collectionProblems } from '../../platform/payments/invoice-collector.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { planCurrencies } from '../plans/plans.schema.ts';
import { plans } from '../plans/plans.table.ts';
import { subscriptionStates } from './subscription-states.ts';
import type { InvoiceLine, InvoiceParty } from './subscriptions.schema.ts';

/**
 * A store's plan: one a store. It is the platform's table: a store's role learns its limits by a function only
 * (limits.sql).
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    tenantId: uuid()
      .primaryKey()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    planId: uuid()
      .notNull()
      .references(() => plans.id),
    state: text({ enum: subscriptionStates }).notNull(),
    currency: text({ enum: planCurrencies }).notNull(),
    /** Whether it goes on after its trial or period. A trial goes on once a plan was chosen. */
    renews: boolean().notNull(),
    /** The end of the trial, or of the month that is paid; null for a plan without a price. */
    endsAt: moment(),
    /** The beginning of the month. */
    startedAt: moment().notNull(),
    /** Minor units that the next invoice is reduced by. */
    credit: money().notNull().default(0),
    /** When the owner was told that the trial ends. */
    remindedAt: moment(),
    pastDueSince: moment(),
    inactiveSince: moment(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (t) => [index('subscriptions_ends').on(t.endsAt), index('subscriptions_plan').on(t.planId)],
);

/** The payment method of a store's invoices: at most one a store. The platform's table, as subscriptions. */
export const subscriptionMethods = pgTable('subscription_methods', {
  tenantId: uuid()
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  /** The store at the payment provider. */
  customerRef: text().notNull().unique('subscription_methods_customer'),
  /** Null until one was entered, and once it was removed. */
  methodRef: text(),
  brand: text().notNull().default(''),
  last4: text().notNull().default(''),
  expMonth: integer().notNull().default(0),
  expYear: integer().notNull().default(0),
  /** When the page was opened at which the newest one was entered; messages about older pages do not count. */
  since: moment(),
});

/** Numbered without gaps over all stores; never deleted or altered, but for its payment. */
export const subscriptionInvoices = pgTable(
  'subscription_invoices',
  {
    id: id().primaryKey(),
    number: integer().notNull().unique(),
    /** Stays when the store is deleted. */
    tenantId: uuid().notNull(),
    status: text({ enum: ['open', 'paid'] }).notNull(),
    currency: text({ enum: planCurrencies }).notNull(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    net: money().notNull(),
    taxRateBp: integer().notNull(),
    tax: money().notNull(),
    total: money().notNull(),
    issuer: jsonb().$type<InvoiceParty & { payment: string }>().notNull(),
    billTo: jsonb().$type<InvoiceParty>().notNull(),
    issuedAt: moment().notNull(),
    dueAt: moment().notNull(),
    paidAt: moment(),
    /** The note of the operator who marked it as paid. */
    paidNote: text().notNull().default(''),
    /** Its payment at the provider. */
    paymentRef: text().unique('subscription_invoices_payment'),
    /** When it is collected, or tried again; null for one that is paid by hand. */
    collectAt: moment(),
    attempts: integer().notNull().default(0),
    /** When it could not be collected for the first time, and why it could not the last time. */
    failedAt: moment(),
    problem: text({ enum: collectionProblems }),
  },
  (t) => [
    index('subscription_invoices_collect').on(t.collectAt).where(sql`status = 'open'`),
    index('subscription_invoices_store').on(t.tenantId, t.number.desc()),
    index('subscription_invoices_open').on(t.dueAt).where(sql`status = 'open'`),
  ],
);
