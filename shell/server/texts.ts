import type { LocalizedText } from 'api';
import { languageCodes } from 'api/languages';

const isText = (value: object): value is LocalizedText =>
  languageCodes.every((code) => code in value) && Object.keys(value).length === languageCodes.length;

/** The same data, with the texts of a store in these languages only; those that are empty in them stay whole. */
export function textsIn<T>(data: T, languages: string[], whole: string[] = []): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map((item) => textsIn(item, languages, whole)) as T;
  const entries = Object.entries(data);
  if (!isText(data)) {
    const given = (key: string, value: unknown) =>
      whole.includes(key) ? value : textsIn(value, languages, whole);
    return Object.fromEntries(entries.map(([key, value]) => [key, given(key, value)])) as T;
  }
  const some = entries.filter(([language]) => languages.includes(language));
  return some.some(([, text]) => text) ? (Object.fromEntries(some) as T) : data;
}
