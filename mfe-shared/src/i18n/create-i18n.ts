import type { i18n } from 'i18next';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { constants } from '../constants';
import type { Language, TranslationResources } from './language';
import { isLanguage } from './language';
import type { WordNamespace } from './word-key';
import type {} from './words';

/** Loads the texts of one language; a remote's own loader, or ours. */
export type TranslationLoader = (language: Language) => Promise<TranslationResources>;

/** Loads the texts of these namespaces in one language. */
export type PageWordsLoader = (
  language: Language,
  namespaces: readonly WordNamespace[],
) => Promise<TranslationResources>;

export type Translations = {
  i18n: i18n;
  /**
   * Adds a remote's texts in the present language, and in each language chosen later. Another build of the same owner
   * replaces the earlier one; texts that failed to load are not loaded again automatically.
   */
  addTranslations(loader: TranslationLoader, owner?: string): Promise<void>;
  /** Loads every text of the language before it switches, so that no key is ever shown. */
  changeLanguage(language: Language): Promise<void>;
};

const loadOwn: TranslationLoader = async (language) => {
  const words = await import(/* webpackChunkName: "i18n-[request]" */ `./locales/${language}.json`);
  return (words.default ?? words) as TranslationResources;
};

/** Loads the texts of a language without a switch to it. */
type Prefetch = { prefetchLanguage(language: Language): Promise<unknown> };

export async function createTranslations(language: Language): Promise<Translations & Prefetch> {
  const instance = createInstance();
  const loaders = new Map<unknown, TranslationLoader>();
  const add = async (loader: TranslationLoader, target: Language) => {
    const resources = await loader(target);
    for (const [namespace, words] of Object.entries(resources)) {
      instance.addResourceBundle(target, namespace, words, true, true);
    }
  };
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: constants.defaults.language,
    supportedLngs: [...constants.languages],
    ns: ['common', 'errors'],
    defaultNS: 'common',
    fallbackNS: 'common',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  const addTranslations = async (loader: TranslationLoader, owner?: string) => {
    const key = owner ?? loader;
    const before = loaders.get(key);
    // Registered first, as the language may change while the texts load.
    loaders.set(key, loader);
    try {
      await add(loader, isLanguage(instance.language) ? instance.language : language);
    } catch (error) {
      if (before) loaders.set(key, before);
      else loaders.delete(key);
      throw error;
    }
  };
  await addTranslations(loadOwn);
  const prefetchLanguage = (next: Language) =>
    Promise.all([...loaders.values()].map((loader) => add(loader, next)));
  return {
    i18n: instance,
    addTranslations,
    prefetchLanguage,
    async changeLanguage(next) {
      await prefetchLanguage(next);
      await instance.changeLanguage(next);
    },
  };
}
