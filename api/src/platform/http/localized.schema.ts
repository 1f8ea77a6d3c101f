import { z } from 'zod';
import type { LanguageCode, LocalizedText } from '../../languages.ts';
import { inEachLanguage, languageCodes } from '../../languages.ts';
import type { ErrorDetail } from '../errors/app-error.ts';

export type { LanguageCode, LocalizedText };
export const languageCode = z.enum(languageCodes).meta({ 'x-type': 'LanguageCode' });

/** A text in some of the languages; `textIn` finds the fallback of a missing one. */
export const localizedText = (max = 200) =>
  z.strictObject(inEachLanguage(() => z.string().max(max).optional())).meta({ 'x-type': 'LocalizedText' });

/**
 * The schema of a trimmed localized text. Its service checks with `missingIn` that the store's default language has a
 * text.
 */
export const requiredText = (max = 200) =>
  z
    .strictObject(inEachLanguage(() => z.string().trim().max(max).optional()))
    .meta({ 'x-type': 'LocalizedText' });

/** Returns one problem for each text that is missing or empty in this language. */
export const missingIn = (language: LanguageCode, texts: Record<string, LocalizedText>): ErrorDetail[] =>
  Object.entries(texts).flatMap(([field, text]) =>
    text[language]?.trim() ? [] : [{ field: `${field}.${language}`, message: 'required' }],
  );
