import { z } from 'zod';
import { languageCode } from '../../platform/http/localized.schema.ts';
import { myOrder, orderInput } from '../orders/orders.schema.ts';

/**
 * POST /guest-orders: an order without an account, with an `Idempotency-Key` header of 32 to 100 characters. It is to
 * be random, as it opens the order for 24 hours.
 */
export const guestOrderInput = orderInput.extend({
  /** The language of the mails. */
  language: languageCode,
});
export type GuestOrderInput = z.infer<typeof guestOrderInput>;

export const guestOrder = z.object({
  order: myOrder,
  /**
   * The key for the header `Order-Key`, which opens this order without an account; the links of its mails have it, too.
   */
  key: z.string(),
});
export type GuestOrder = z.infer<typeof guestOrder>;
