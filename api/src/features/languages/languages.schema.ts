import { z } from 'zod';
import { manyRows, seenVersion } from '../../platform/http/list.schema.ts';
import { languageCode } from '../../platform/http/localized.schema.ts';

const status = z.enum(['show', 'hide']);

export const language = z.object({
  id: z.uuid(),
  name: z.string(),
  /** ISO 3166 country code. */
  flag: z.string(),
  iso_code: z.string(),
  status,
});
export type LanguageRecord = z.infer<typeof language>;
export const languageListReply = z.array(language);

/** A language as staff see it. */
export const storeLanguage = language.extend({
  /** The store's default language; it can be neither hidden nor deleted. */
  isDefault: z.boolean(),
  position: z.number().int(),
  version: z.number().int(),
});
export type StoreLanguage = z.infer<typeof storeLanguage>;
export const storeLanguageList = z.array(storeLanguage);

const languageFields = z.strictObject({
  /** The name in the visitors' menu of languages. */
  name: z.string().trim().min(1).max(60),
  flag: z.string().regex(/^[A-Z]{2}$/),
  status,
});

/**
 * One of the languages that the product has texts for. A field that is left out is as the product has it; a language
 * without a status is shown.
 */
export const languageInput = languageFields.partial().extend({ iso_code: languageCode });
export type LanguageInput = z.infer<typeof languageInput>;

/** All of them are added, or none. */
export const languagesInput = z.strictObject({ languages: z.array(languageInput).min(1).max(50) });

/** Names the version it read; an older one is answered with 409 VERSION_CONFLICT. */
export const languageUpdate = languageFields.extend({ version: seenVersion.min(1) });
export type LanguageUpdate = z.infer<typeof languageUpdate>;

export const languageStatus = z.strictObject({ status });

/** Each item says what changes: the status, the place in the list, or both. */
export const languagesUpdate = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: z.uuid(),
        status: status.optional(),
        position: z.number().int().min(0).max(1_000).optional(),
      }),
    )
    .min(1)
    .max(100),
});
export type LanguageChange = z.infer<typeof languagesUpdate>['items'][number];

export const languagesDelete = manyRows;
