import { z } from 'zod';
import type { LanguageCode } from '../../languages.ts';
import { inEachLanguage, languageCodes } from '../../languages.ts';

export type { LanguageCode };
export const languageCode = z.enum(languageCodes);

/** A text in each language the platform speaks; an empty one falls back to English on screen. */
export const localizedText = (max = 200) => z.strictObject(inEachLanguage(() => z.string().max(max)));
export type LocalizedText = Record<LanguageCode, string>;

/** As `localizedText`, with the English text required. */
export const requiredText = (max = 200) =>
  localizedText(max).extend({ en: z.string().trim().min(1).max(max) });
