import { z } from 'zod';

export const languageCode = z.enum(['en', 'de', 'fr']);
export type LanguageCode = z.infer<typeof languageCode>;

/** A text in each language the platform speaks; an empty one falls back to English on screen. */
export const localizedText = (max = 200) =>
  z.strictObject({ en: z.string().max(max), de: z.string().max(max), fr: z.string().max(max) });
export type LocalizedText = { en: string; de: string; fr: string };

/** As `localizedText`, with the English text required. */
export const requiredText = (max = 200) =>
  z.strictObject({ en: z.string().trim().min(1).max(max), de: z.string().max(max), fr: z.string().max(max) });
