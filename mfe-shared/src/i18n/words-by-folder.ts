import type { TranslationLoader } from './create-i18n';

type Words = Record<string, unknown>;

/** The type of `import.meta.webpackContext`: the files it found, and a function to load one. */
type LocaleFiles = {
  (path: string): Promise<unknown>;
  keys(): string[];
};

/** The files of a folder that are in the build itself, each as an object: `files('./de.json')`. */
export type LocaleModules = {
  (path: string): unknown;
  keys(): string[];
};

declare global {
  interface ImportMeta {
    webpackContext(
      folder: string,
      options: { recursive: boolean; regExp: RegExp; mode: 'lazy' },
    ): LocaleFiles;
    webpackContext(folder: string, options: { regExp: RegExp; mode: 'sync' }): LocaleModules;
  }
}

/**
 * Loads a remote's texts by their path: `./features/products/locales/de.json` has the German texts of the namespace
 * `<remote>/products`.
 */
export function wordsByFolder(remote: string, files: LocaleFiles): TranslationLoader {
  return async (language) => {
    const found = files.keys().filter((path) => path.endsWith(`/locales/${language}.json`));
    const entries = found.map(async (path) => {
      const folder = path.split('/').at(-3);
      const words = (await files(path)) as { default?: Words } & Words;
      // A context returns the JSON itself; `import()` returns a module with it.
      return [`${remote}/${folder}`, words.default ?? words] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  };
}
