import { z } from 'zod';
import { localizedText } from '../../platform/http/localized.schema.ts';

/** A day whose next day the database can still represent, and whose last year, too. */
const day = z.iso.date().refine((text) => text > '1900-01-01' && text < '9999-12-31');
const longestDays = 366;

/** Days are those of the store's time zone, both inclusive; without them the last 30 days. */
export const analyticsQuery = z
  .strictObject({
    startDate: day.optional(),
    endDate: day.optional(),
    /** The time before of the same length, or the same days a year ago. */
    compare: z.enum(['period', 'year']).default('period'),
  })
  .superRefine(({ startDate, endDate }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['endDate'], message });
    if ((startDate === undefined) !== (endDate === undefined)) return refuse('both_or_none');
    if (!startDate || !endDate) return;
    const days = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 + 1;
    if (days < 1) refuse('before_start');
    if (days > longestDays) refuse('too_long');
  });
export type AnalyticsQuery = z.infer<typeof analyticsQuery>;

const count = z.number().int();
const amount = z.number().int();
export const dayRange = z.object({ startDate: z.iso.date(), endDate: z.iso.date() });
export type DayRange = z.infer<typeof dayRange>;

/** Cancelled orders do not count. */
const figures = z.object({
  revenue: amount,
  orders: count,
  /** The average value of an order. */
  basket: amount,
  discount: amount,
  /** People whose first order is among these, and all others who ordered. */
  newCustomers: count,
  returningCustomers: count,
});

export const analytics = z.object({
  currency: z.string(),
  range: dayRange,
  before: dayRange,
  figures,
  figuresBefore: figures,
  /** Every day of the range, also those without orders; `before` is the day that it is compared with. */
  days: z.array(
    z.object({ day: z.iso.date(), amount, orders: count, before: z.object({ amount, orders: count }) }),
  ),
  /** The 24 hours of the day. */
  hours: z.array(z.object({ hour: count, amount, orders: count })),
  coupons: z.array(z.object({ couponCode: z.string(), orders: count, amount, discount: amount })),
});
export type Analytics = z.infer<typeof analytics>;

const sold = { quantity: count, amount };
const product = z.object({
  productId: z.uuid(),
  title: localizedText(),
  image: z.string().nullable(),
  ...sold,
});

export const goodsAnalytics = z.object({
  currency: z.string(),
  range: dayRange,
  best: z.array(product),
  /** Visible products in stock that sold the least. */
  slow: z.array(product.extend({ available: count })),
  /** Sales by main category; null for goods without one. */
  categories: z.array(z.object({ id: z.uuid().nullable(), name: localizedText(), ...sold })),
  stock: z.object({
    /** The value at cost price, where it is known; null for people who may not see costs. */
    cost: amount.nullable(),
    /** The value at the present selling price. */
    retail: amount,
    pieces: count,
    /** Variants on hand without a cost price. */
    withoutCost: count,
  }),
});
export type GoodsAnalytics = z.infer<typeof goodsAnalytics>;
