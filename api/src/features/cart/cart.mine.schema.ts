import { z } from 'zod';
import { money } from '../../platform/http/list.schema.ts';
import { localizedText } from '../../platform/http/localized.schema.ts';

/** The cart that a signed-in shopper has on all devices. */
export const myCart = z.object({
  version: z.number().int(),
  couponCode: z.string().nullable(),
  items: z.array(
    z.object({
      variantId: z.uuid(),
      quantity: z.number().int(),
      /** The price that the shopper saw, in minor units. */
      price: money,
      slug: z.string(),
      title: localizedText(),
      variantLabel: localizedText(),
      unitLabel: z.string(),
      image: z.string().nullable(),
      originalPrice: money,
    }),
  ),
});
export type MyCart = z.infer<typeof myCart>;

export const mostItems = 200;
export const mostPieces = 999;

/**
 * The changes of one device since its last call. A change adds pieces or takes them away, and never sets a quantity, so
 * that two devices at once lose nothing. A variant with no piece left leaves the cart.
 */
export const cartChanges = z.strictObject({
  /** Changes with the same key are done once. */
  key: z.uuid(),
  changes: z
    .array(
      z.strictObject({
        variantId: z.uuid(),
        by: z.number().int().min(-mostPieces).max(mostPieces),
        price: money,
      }),
    )
    .max(mostItems),
  /** Null removes the coupon; missing leaves it. */
  couponCode: z.string().trim().min(1).max(40).nullable().optional(),
});
export type CartChanges = z.infer<typeof cartChanges>;
