import { z } from 'zod';
import { languageCode, localizedText } from '../../platform/http/localized.schema.ts';

/** A wish for a mail when a variant can be bought again. */
export const wishInput = z.strictObject({
  variantId: z.uuid(),
  email: z.email().max(254),
  language: languageCode,
});
export type WishInput = z.infer<typeof wishInput>;

export const wishReply = z.object({
  /** False: a mail is on its way that asks the owner of the address. */
  isConfirmed: z.boolean(),
  /**
   * The token with which the signed-in shopper takes the wish back; null for everybody else, who has it in the mail.
   */
  token: z.string().nullable(),
});
export type WishReply = z.infer<typeof wishReply>;

export const wishParams = z.strictObject({ token: z.string().regex(/^[\w-]{8,64}$/) });
/** The goods that a link of such a mail is about, without the person's name. */
export const wish = z.object({ title: localizedText(), slug: z.string(), isConfirmed: z.boolean() });
export type Wish = z.infer<typeof wish>;
