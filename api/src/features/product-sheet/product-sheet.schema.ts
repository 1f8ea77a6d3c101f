import { z } from 'zod';
import { listReply, money } from '../../platform/http/list.schema.ts';
import { localizedText } from '../../platform/http/localized.schema.ts';
import { productListQuery } from '../products/products.schema.ts';

/** A line of the sheet: one variant, with those fields of its product that the sheet shows. */
export const sheetRow = z.object({
  variantId: z.uuid(),
  productId: z.uuid(),
  /** Whether it is its product's first line, on which the product's own fields are edited. */
  isFirst: z.boolean(),
  title: localizedText(),
  /** The attributes of the variant, which tell it apart from the product's others. */
  label: localizedText(),
  sku: z.string(),
  price: money,
  originalPrice: money,
  costPrice: money.nullable(),
  onHand: z.number().int(),
  status: z.enum(['show', 'hide', 'draft']),
  categoryId: z.uuid().nullable(),
  tags: z.array(z.string()),
  barcode: z.string().nullable(),
});
export type SheetRow = z.infer<typeof sheetRow>;

/** The query of the products' list, with more products at once: a sheet is read whole. */
export const sheetQuery = productListQuery.extend({
  limit: z.coerce.number().int().min(1).max(1_000).default(500),
});
export type SheetQuery = z.infer<typeof sheetQuery>;

/** `totalDoc` and `pages` count products. A page has all lines of its products. */
export const sheetPage = listReply(sheetRow);
