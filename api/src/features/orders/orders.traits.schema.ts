import { z } from 'zod';

/** The traits of orders by which analytics count them, besides their days. */
export const orderTraits = {
  /** The code that was used. */
  coupon: z
    .string()
    .trim()
    .regex(/^\P{Cc}{1,60}$/u)
    .optional(),
  /** Only orders that a coupon made cheaper. */
  discounted: z.enum(['yes']).optional(),
  /** The hour of the day, in the store's time zone. */
  hour: z.coerce.number().int().min(0).max(23).optional(),
  /** Only orders with this product. */
  product: z.uuid().optional(),
  /** Only orders with goods of this main category, or with goods of none. */
  category: z.union([z.uuid(), z.literal('none')]).optional(),
};
