import { readFileSync } from 'node:fs';
import type { LanguageCode, LocalizedText } from '../languages.ts';
import { inEachLanguage, languageCodes } from '../languages.ts';

/** Reads the locale files of a folder (`en.json`, …), by language. */
export const readLocales = <Texts>(folder: string): Record<LanguageCode, Texts> =>
  inEachLanguage((language) => JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')) as Texts);

/** The tree of a locale file, with each text in every language. */
export type Localized<Texts> = Texts extends string
  ? LocalizedText
  : { [Key in keyof Texts]: Localized<Texts[Key]> };

/** Reads the locale files of a folder as one tree: `texts.navbar.offers` is a text in every language. */
export const readLocalizedTexts = <Texts>(folder: string): Localized<Texts> =>
  merge(readLocales<unknown>(folder)) as Localized<Texts>;

function merge(values: Record<LanguageCode, unknown>): unknown {
  const model = values[languageCodes[0]];
  if (typeof model !== 'object' || model === null) return values;
  const at = (key: string) =>
    merge(inEachLanguage((language) => (values[language] as Record<string, unknown>)[key]));
  if (Array.isArray(model)) return model.map((_text, index) => at(String(index)));
  return Object.fromEntries(Object.keys(model).map((key) => [key, at(key)]));
}
