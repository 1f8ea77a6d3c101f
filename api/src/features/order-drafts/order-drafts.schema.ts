import { z } from 'zod';
import { listQuery, listReply, money } from '../../platform/http/list.schema.ts';
import { localizedText } from '../../platform/http/localized.schema.ts';
import { shippingOption } from '../cart/cart.schema.ts';

const typed = (max: number) => z.string().trim().max(max);

/** The input so far; a field that is still missing is empty. */
const content = z.strictObject({
  items: z
    .array(z.strictObject({ variantId: z.uuid(), quantity: z.number().int().min(1).max(999) }))
    .max(200),
  shippingOption,
  couponCode: typed(40),
  address: z.strictObject({
    name: typed(100),
    contact: typed(40),
    email: typed(254),
    address: typed(200),
    city: typed(100),
    country: typed(60),
    zipCode: typed(20),
    deliveryNote: typed(500),
  }),
  notes: typed(1_000),
});
export type OrderDraftContent = z.infer<typeof content>;

export const orderDraftInput = content.extend({ customerId: z.uuid().nullable() });
export type OrderDraftInput = z.infer<typeof orderDraftInput>;
const facts = {
  id: z.uuid(),
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
  /** The person who saved it last. */
  actorName: z.string(),
};

export const orderDraftRow = z.object({
  ...facts,
  /** The name of the customer; empty until one is typed. */
  name: z.string(),
  contact: z.string(),
  itemCount: z.number().int(),
});
export type OrderDraftRow = z.infer<typeof orderDraftRow>;
export const orderDraftListQuery = listQuery(['-updatedAt', 'updatedAt']);
export type OrderDraftListQuery = z.infer<typeof orderDraftListQuery>;
export const orderDraftList = listReply(orderDraftRow);

export const orderDraft = content.extend({
  ...facts,
  customer: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** The goods that can be bought, at their present price. */
  items: z.array(
    z.object({
      variantId: z.uuid(),
      title: localizedText(),
      variantLabel: localizedText(),
      unitLabel: z.string(),
      sku: z.string(),
      image: z.string().nullable(),
      unitPrice: money,
      quantity: z.number().int(),
    }),
  ),
  /** How many of its goods are sold out or gone. */
  missing: z.number().int(),
});
export type OrderDraft = z.infer<typeof orderDraft>;
