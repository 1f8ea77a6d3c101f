import { z } from 'zod';
import type { earliestArrival } from './cart.schema.ts';
import { arrival, shippingOptionOffer } from './cart.schema.ts';

export type Arrival = z.infer<typeof arrival>;
export type PromisedArrival = z.infer<typeof earliestArrival>;

const timeOfDay = z.union([z.literal(''), arrival.shape.by.unwrap()]);

/** POST /cart/arrivals/preview: what these times would promise now, before they are saved. */
export const arrivalPreviewInput = z.strictObject({
  days: z.number().int().min(0).max(60),
  weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  orderBy: timeOfDay,
  deliverBy: timeOfDay,
  daysOff: z.array(z.iso.date()).max(100),
});
export type ArrivalPreviewInput = z.infer<typeof arrivalPreviewInput>;

/** GET /cart/arrivals: the present promises of the store's ways of delivery, for any cart. */
export const arrivals = z.object({
  options: z.array(shippingOptionOffer.required()),
  now: z.iso.datetime(),
  /** The moment at which the reply stops being right: a promise ends, or a day does. */
  rightUntil: z.iso.datetime(),
});
export type Arrivals = z.infer<typeof arrivals>;
