import { z } from 'zod';
import { languageCodes } from '../../languages.ts';
import { listQuery, listReply } from '../../platform/http/list.schema.ts';
import { languageCode, localizedText } from '../../platform/http/localized.schema.ts';

/** The subjects whose texts a store translates. */
export const textKind = z.enum([
  'customization',
  'settings',
  'products',
  'categories',
  'attributes',
  'coupons',
]);
export type TextKind = z.infer<typeof textKind>;

/** Texts that exist in some language and not in this one. */
export const missingTextQuery = listQuery(['kind']).extend({
  language: languageCode.default(languageCodes[0]),
  kind: textKind.optional(),
});
export type MissingTextQuery = z.infer<typeof missingTextQuery>;

const missingText = z.object({
  kind: textKind,
  /** The row; for the customization and the settings the store. */
  id: z.uuid(),
  /** `title`; a path in the customization (`home.featured.title`) and for an attribute's value (`values.<id>.name`). */
  field: z.string(),
  texts: localizedText(60_000),
});
export type MissingText = z.infer<typeof missingText>;
export const missingTextList = listReply(missingText);

const translation = z.strictObject({
  kind: textKind,
  id: z.uuid(),
  field: z.string().max(200),
  language: languageCode,
  text: z.string().trim().min(1).max(60_000),
});
export type Translation = z.infer<typeof translation>;

export const translationInput = z.strictObject({ items: z.array(translation).min(1).max(100) });
