import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, moment, money } from '../../platform/database/columns.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import type { StoreSales } from './store-figures.schema.ts';

const bytes = () => bigint({ mode: 'number' });

const storeId = () =>
  uuid()
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' });

/**
 * The figures of a store on a day (UTC), without cancelled orders. This table and those below are the platform's: a job
 * adds them up, and a store's role sees none of them.
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
    /** How long its transactions had a connection of the database, in all processes together. */
    databaseMs: integer().notNull().default(0),
    lastOrderAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.day] }),
    // Whether anybody ordered on some days.
    index('store_days_ordered').on(t.tenantId, t.day).where(sql`orders > 0`),
    // The index has all sums of the platform's analytics, so that it alone is read for them.
    index('store_days_day').on(t.day, t.tenantId, t.orders, t.signUps, t.errors),
  ],
);

/** The sales of such a day, by the currency that the orders were placed in. */
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

/**
 * The figures of all stores together on a day, as the analytics read them. Triggers say that a day is stale, and the
 * job adds it up anew (figures.sql).
 */
export const platformDays = pgTable(
  'platform_days',
  {
    day: date().primaryKey(),
    orders: integer().notNull().default(0),
    activeStores: integer().notNull().default(0),
    signUps: integer().notNull().default(0),
    errors: integer().notNull().default(0),
    databaseMs: bytes().notNull().default(0),
    /** Sizes at the end of the day; null on days before they were measured. */
    pictureBytes: bytes(),
    databaseBytes: bytes(),
    /** How many pages loaded within each bound of the metric `load`. */
    loads: integer().array().notNull().default([]),
    isStale: boolean().notNull().default(true),
  },
  (t) => [index('platform_days_stale').on(t.day).where(sql`is_stale`)],
);

export const platformDaySales = pgTable(
  'platform_day_sales',
  {
    day: date().notNull(),
    currency: text().notNull(),
    orders: integer().notNull(),
    amount: money().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.currency] })],
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
    databaseMs: bytes().notNull().default(0),
    /** People who work there or are invited to. */
    staff: integer().notNull().default(0),
    /** The size of its pictures' files. */
    pictureBytes: bytes().notNull().default(0),
    /** Its share of the tables and their indexes by its number of rows: an estimate. */
    databaseBytes: bytes().notNull().default(0),
    /** The time within which 95 of 100 pages loaded, in ms; null without any. */
    loadP95: integer(),
    /** When the four above were found out. */
    measuredAt: moment(),
    /** Sales by currency, the largest amount first; `amount` is that one. */
    sales: jsonb().$type<StoreSales[]>().notNull().default([]),
    amount: money().notNull().default(0),
    /** The newest order of all days. */
    lastOrderAt: moment(),
    /** The first days of the months in which somebody ordered. */
    activeMonths: date().array().notNull().default([]),
  },
  (t) => [
    index('store_figures_through').on(t.through),
    index('store_figures_measured').on(t.measuredAt.asc().nullsFirst()),
  ],
);

/**
 * Marks of changes that are to be added up anew: triggers write them, in the transaction of the change (figures.sql). A
 * store's transactions may insert rows and see none.
 */
export const figureMarks = pgTable('figure_marks', {
  id: id().primaryKey(),
  tenantId: uuid().notNull(),
  kind: text({ enum: ['day', 'products', 'all'] }).notNull(),
  /** The day of a mark of the kind `day`. */
  day: date(),
});
