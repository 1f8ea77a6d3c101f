/** The files of a folder, each as an object: `files('./de.json')`. */
type LocaleFiles = { (path: string): unknown; keys(): string[] };

const fallback = 'en';

/** The shell's built-in texts in the page's language; `{name}` is replaced by the given value. */
export function textsOf<T extends Record<string, string>>(files: LocaleFiles) {
  return (
    key: keyof T & string,
    language: string = document.documentElement.lang,
    given: Record<string, string> = {},
  ): string => {
    const file = `./${language.slice(0, 2)}.json`;
    const words = files(files.keys().includes(file) ? file : `./${fallback}.json`) as T;
    return (words[key] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => given[name] ?? whole);
  };
}
