import { z } from 'zod';
import type { LanguageCode } from '../../languages.ts';
import { inEachLanguage, languageCodes } from '../../languages.ts';
import type { ErrorDetail } from '../errors/app-error.ts';

export type { LanguageCode };
export const languageCode = z.enum(languageCodes);

/** A text in each language the platform speaks; `textIn` says what an empty one falls back to. */
export const localizedText = (max = 200) => z.strictObject(inEachLanguage(() => z.string().max(max)));
export type LocalizedText = Record<LanguageCode, string>;

/** As `localizedText`, trimmed. Its service checks with `missingIn` that the store's default language has a text. */
export const requiredText = (max = 200) => z.strictObject(inEachLanguage(() => z.string().trim().max(max)));

/** One problem for each text that is empty in this language. */
export const missingIn = (language: LanguageCode, texts: Record<string, LocalizedText>): ErrorDetail[] =>
  Object.entries(texts).flatMap(([field, text]) =>
    text[language].trim() ? [] : [{ field: `${field}.${language}`, message: 'required' }],
  );
