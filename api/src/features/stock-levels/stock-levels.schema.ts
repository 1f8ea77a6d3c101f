import { z } from 'zod';
import { listQuery, listReply, money } from '../../platform/http/list.schema.ts';
import { languageCode } from '../../platform/http/localized.schema.ts';
import { goods } from '../stock/stock.schema.ts';

/** One variant with its level. */
export const stockRow = z.object({
  /** The variant's. */
  id: z.uuid(),
  ...goods,
  image: z.string().nullable(),
  onHand: z.number().int(),
  allocated: z.number().int(),
  available: z.number().int(),
  reorderPoint: z.number().int(),
});
export type StockRow = z.infer<typeof stockRow>;

export const stockListQuery = listQuery(['sku', '-sku', 'title', '-title', 'available', '-available']).extend(
  {
    /** The language in which titles are sorted; by default the store's. */
    language: languageCode.optional(),
    /** `low` is running out: at the threshold or below it, also when nothing is left. */
    stock: z.enum(['in', 'low', 'out']).optional(),
  },
);
export type StockListQuery = z.infer<typeof stockListQuery>;
export const stockList = listReply(stockRow);
export const stockExportQuery = stockListQuery.omit({ page: true, limit: true, sort: true });
export type StockExportQuery = z.infer<typeof stockExportQuery>;

/** The variants that are running out, with the quantities to buy. */
export const purchaseList = z.object({
  items: z.array(
    stockRow.omit({ id: true, image: true }).extend({
      variantId: z.uuid(),
      barcode: z.string().nullable(),
      costPrice: money.nullable(),
      /** Ordered by shoppers within the last 30 days. */
      sold: z.number().int(),
      /** Enough for as many sales again and the threshold. */
      suggested: z.number().int(),
    }),
  ),
});
export type PurchaseList = z.infer<typeof purchaseList>;
