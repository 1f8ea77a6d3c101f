import { z } from 'zod';
import { dayRange } from '../analytics/analytics.schema.ts';
import { storeSales } from '../store-figures/store-figures.schema.ts';

const count = z.number().int();

/** The figures of some days, without cancelled orders. */
const happened = {
  orders: count,
  /** Stores in which somebody ordered. */
  activeStores: count,
  /** Stores that were opened. */
  newStores: count,
  /** Shoppers who made an account. */
  signUps: count,
  /** Failures in pages of stores. */
  errors: count,
  /** How long transactions of stores had a connection of the database. */
  databaseMs: count,
};

/** Null where it was not measured. */
const measured = {
  /** The size of the pictures' files, at the end of the days. */
  pictureBytes: count.nullable(),
  /** The size of the stores' rows with their indexes, at the end of the days: an estimate by the number of rows. */
  databaseBytes: count.nullable(),
  /** The time within which 95 of 100 pages loaded, in ms. */
  loadP95: count.nullable(),
};

const figures = z.object({
  ...happened,
  ...measured,
  /** All that there were at the end of the days. */
  stores: count,
  /** Sales by currency, the largest amount first. */
  sales: z.array(storeSales),
});
export type PlatformFigures = z.infer<typeof figures>;

/** A currency's amount on the day, and on the day that it is compared with. */
const amounts = z.record(z.string(), count);
const day = z.object({ ...happened, ...measured, amounts });
export type PlatformDay = z.infer<typeof day>;

export const platformAnalytics = z.object({
  range: dayRange,
  before: dayRange,
  figures,
  figuresBefore: figures,
  /** Every day of the range (UTC), also those on which nothing happened. */
  days: z.array(day.extend({ day: z.iso.date(), before: day })),
  /**
   * The stores that were opened in each of the last twelve months: in how many of them somebody ordered in that month,
   * in the next one, and so on.
   */
  cohorts: z.array(z.object({ month: z.iso.date(), stores: count, active: z.array(count) })),
});
export type PlatformAnalytics = z.infer<typeof platformAnalytics>;
