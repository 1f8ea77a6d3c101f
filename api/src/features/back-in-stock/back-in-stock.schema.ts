import { z } from 'zod';
import { languageCode, localizedText } from '../../platform/http/localized.schema.ts';

/** A request for a mail when a variant can be bought again. */
export const backInStockInput = z.strictObject({
  variantId: z.uuid(),
  email: z.email().max(254),
  language: languageCode,
});
export type BackInStockInput = z.infer<typeof backInStockInput>;

export const backInStockReply = z.object({
  /** False: a mail is on its way that asks the owner of the address. */
  isConfirmed: z.boolean(),
  /**
   * The token with which the signed-in shopper withdraws the request; null for everybody else, who has it in the mail.
   */
  token: z.string().nullable(),
});
export type BackInStockReply = z.infer<typeof backInStockReply>;

export const backInStockParams = z.strictObject({ token: z.string().regex(/^[\w-]{8,64}$/) });
/** The goods that a link of such a mail is about, without the person's name. */
export const backInStockRequest = z.object({
  title: localizedText(),
  slug: z.string(),
  isConfirmed: z.boolean(),
});
export type BackInStockRequest = z.infer<typeof backInStockRequest>;
