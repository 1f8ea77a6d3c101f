import type { Language } from 'mfe-shared';
import { createContext, use } from 'react';

type TextLanguages = {
  /** The language of all text fields. */
  language: Language;
  setLanguage: (language: Language) => void;
  languages: readonly Language[];
  defaultLanguage: Language;
  /** Every language of a text beside the others. */
  isSideBySide: boolean;
};

export const TextLanguagesContext = createContext<TextLanguages | null>(null);

export function useTextLanguages(): TextLanguages {
  const languages = use(TextLanguagesContext);
  if (!languages) throw new Error('A text field with languages is outside of TextLanguagesContext');
  return languages;
}
