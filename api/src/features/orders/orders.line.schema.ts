import { z } from 'zod';
import { money, moneySum } from '../../platform/http/list.schema.ts';
import { localizedText } from '../../platform/http/localized.schema.ts';
import { lineWeight } from '../cart/cart.schema.ts';
import { handlingFields } from '../products/products.schema.ts';
import { weightConsents } from './order-states.ts';

export const orderLine = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  variantId: z.uuid(),
  title: localizedText(),
  variantLabel: localizedText(),
  sku: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  unitLabel: z.string(),
  unitPrice: money,
  originalPrice: money,
  qtyOrdered: z.number().int(),
  lineSubtotal: moneySum,
  lineDiscount: moneySum,
  lineTax: moneySum,
  lineTotal: moneySum,
  taxRateBp: z.number().int(),
  weight: lineWeight.nullable(),
  /** Whether the customer pays for the weight above the tolerance; null: nobody asked. */
  weightConsent: z.enum(weightConsents).nullable(),
  /** The age in years from which on the goods are handed over. */
  ageLimit: handlingFields.ageLimit,
  /** The contents of one piece of a bundle; empty for any other product. */
  parts: z.array(
    z.object({
      variantId: z.uuid(),
      qty: z.number().int(),
      title: localizedText(),
      variantLabel: localizedText(),
      sku: z.string(),
      unitLabel: z.string(),
      /** The approximate weight of a piece, if it is weighed; the price of the bundle does not depend on it. */
      nominalG: z.number().int().nullable().optional(),
      /** All pieces of the line together, once they are weighed. */
      pickedG: z.number().int().nullable().optional(),
    }),
  ),
});
