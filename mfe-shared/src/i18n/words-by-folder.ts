import type { PageWordsLoader, TranslationLoader } from './create-i18n';
import type { Language, TranslationResources } from './language';
import type { WordNamespace } from './word-key';

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
  return (language) => loadWords(wordFiles(remote, files, language));
}

/** The texts of a remote some of whose pages bring their own (`words` of a page): those of every page, and theirs. */
export function wordsByPage(
  remote: string,
  files: LocaleFiles,
  pages: readonly { words?: readonly WordNamespace[] }[],
): { loadTranslations: TranslationLoader; loadPageWords: PageWordsLoader } {
  const ofPages = new Set<string>(pages.flatMap(({ words }) => words ?? []));
  const among = (language: Language, has: (namespace: string) => boolean) =>
    wordFiles(remote, files, language).filter(({ namespace }) => has(namespace));
  return {
    loadTranslations: (language) => loadWords(among(language, (name) => !ofPages.has(name))),
    loadPageWords: (language, namespaces) =>
      loadWords(among(language, (name) => namespaces.some((wanted) => wanted === name))),
  };
}

type WordFile = { namespace: string; load: () => Promise<unknown> };

function wordFiles(remote: string, files: LocaleFiles, language: Language): WordFile[] {
  return files
    .keys()
    .filter((path) => path.endsWith(`/locales/${language}.json`))
    .map((path) => ({ namespace: `${remote}/${path.split('/').at(-3)}`, load: () => files(path) }));
}

async function loadWords(files: WordFile[]): Promise<TranslationResources> {
  const entries = files.map(async ({ namespace, load }) => {
    const words = (await load()) as { default?: Words } & Words;
    // A context returns the JSON itself; `import()` returns a module with it.
    return [namespace, words.default ?? words] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
