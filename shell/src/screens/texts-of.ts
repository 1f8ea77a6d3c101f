import type { LanguageCode } from 'api';

/** The shell's built-in texts in the page's language; `{name}` is replaced by the given value. */
export function textsOf<T extends Record<string, string>>(languages: Record<LanguageCode, T>) {
  return (
    key: keyof T,
    language: string = document.documentElement.lang,
    given: Record<string, string> = {},
  ): string => {
    const table = languages[language.slice(0, 2) as keyof typeof languages] ?? languages.en;
    return (table[key] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => given[name] ?? whole);
  };
}
