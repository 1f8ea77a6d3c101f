import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment, money } from '../../platform/database/columns.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import type { StoreSales } from './store-figures.schema.ts';

const storeId = () =>
  uuid()
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' });

/**
 * What happened in a store on a day (UTC), without cancelled orders. This table and the two below are the platform's:
 * a job adds them up, and a store's role sees none of them.
 */
export const storeDays = pgTable(
  'store_days',
  {
    tenantId: storeId(),
    day: date().notNull(),
    orders: integer().notNull().default(0),
    /** Shoppers who made an account. */
    signUps: integer().notNull().default(0),
    /** Failures in its pages. */
    errors: integer().notNull().default(0),
    lastOrderAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.day] }),
    // With all that the platform's analytics add up, so that this index alone is read for it.
    index('store_days_day').on(t.day, t.tenantId, t.orders, t.signUps, t.errors),
  ],
);

/** What the orders of such a day came to, by the currency that they were placed in. */
export const storeDaySales = pgTable(
  'store_day_sales',
  {
    tenantId: storeId(),
    day: date().notNull(),
    currency: text().notNull(),
    orders: integer().notNull(),
    amount: money().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.day, t.currency] }),
    index('store_day_sales_day').on(t.day, t.currency, t.orders, t.amount),
  ],
);

/** A store's last 30 days, for the list of all stores and its orders. */
export const storeFigures = pgTable(
  'store_figures',
  {
    tenantId: storeId().primaryKey(),
    /** The last of the 30 days. */
    through: date().notNull(),
    products: integer().notNull().default(0),
    orders: integer().notNull().default(0),
    signUps: integer().notNull().default(0),
    errors: integer().notNull().default(0),
    /** By currency, the largest amount first; `amount` is that one. */
    sales: jsonb().$type<StoreSales[]>().notNull().default([]),
    amount: money().notNull().default(0),
    /** Of all days. */
    lastOrderAt: moment(),
    /** The first days of the months in which somebody ordered. */
    activeMonths: date().array().notNull().default([]),
  },
  (t) => [index('store_figures_through').on(t.through)],
);

/**
 * What has changed and is to be added up anew: triggers write it, in the transaction of the change (figures.sql). A
 * store's transactions may insert rows and see none.
 */
export const figureMarks = pgTable('figure_marks', {
  id: id().primaryKey(),
  tenantId: uuid().notNull(),
  kind: text({ enum: ['day', 'products', 'all'] }).notNull(),
  /** Of the kind `day`. */
  day: date(),
});
