import { z } from 'zod';

const count = z.number().int();

/** An amount with its number of orders, in minor units of the currency. */
export const storeSales = z.object({ currency: z.string(), orders: count, amount: count });
export type StoreSales = z.infer<typeof storeSales>;

/** The figures of a store: its rows now, and its last 30 days without cancelled orders. */
export const storeFigures = z.object({
  products: count,
  orders: count,
  /** Sales by currency, the largest amount first. */
  sales: z.array(storeSales),
  /** Shoppers who made an account. */
  signUps: count,
  /** Failures in its pages. */
  errors: count,
  /** How long its transactions had a connection of the database, in 30 days; some hours old. */
  databaseMs: count,
  /** The size of its pictures' files; some hours old, as the two below. */
  pictureBytes: count,
  /** The size of its rows with their indexes: an estimate by the number of rows. */
  databaseBytes: count,
  /** The time within which 95 of 100 of its pages loaded in 30 days, in ms; null without any. */
  loadP95: count.nullable(),
  /** The newest order of all time. */
  lastOrderAt: z.iso.datetime().nullable(),
});
