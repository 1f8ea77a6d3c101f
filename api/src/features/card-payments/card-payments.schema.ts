import { z } from 'zod';
import { moneySum } from '../../platform/http/list.schema.ts';

/** Whether shoppers may choose to pay by card here. */
export const cardOffer = z.object({ offered: z.boolean() });

/** The data with which the shopper's browser pays an order at the provider. */
export const cardPayment = z.object({
  clientSecret: z.string(),
  publishableKey: z.string(),
  /** The provider's script. */
  scriptUrl: z.string(),
  amount: moneySum,
  currency: z.string(),
  /** The moment until which the goods are kept. */
  payBefore: z.iso.datetime(),
});
export type CardPaymentReply = z.infer<typeof cardPayment>;
