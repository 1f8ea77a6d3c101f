import { z } from 'zod';
import { languageCode } from '../../platform/http/localized.schema.ts';

/** One file is made of this many orders at most. */
const mostOrders = 50;

export const orderPaperParams = z.strictObject({ kind: z.enum(['packing-slips', 'invoices']) });
export type OrderPaperKind = z.infer<typeof orderPaperParams>['kind'];

/** A shopper's invoice is in the language of the order. */
export const myInvoiceParams = z.strictObject({ id: z.uuid() });

export const orderPaperQuery = z.strictObject({
  /** Separated by commas; the papers come in this order. */
  ids: z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(z.uuid()).min(1).max(mostOrders)),
  /** The reader's language, for packing slips; an invoice is in its customer's. */
  language: languageCode.optional(),
});
