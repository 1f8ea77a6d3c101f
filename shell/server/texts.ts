import type { LocalizedText } from 'api';
import { isLanguage } from 'api/languages';

function isText(value: object): value is LocalizedText {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every(isLanguage);
}

/**
 * The same data with the store's texts in these languages only; a text that is empty in all of them stays as a whole.
 */
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
