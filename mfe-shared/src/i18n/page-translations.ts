import type { TranslationLoader, Translations } from './create-i18n';

let page: Translations | undefined;

/** A browser has one page, whose texts the routes of every remote add to. */
export function setPageTranslations(translations: Translations): void {
  page = translations;
}

/** Adds texts to the browser's page. A server renders many pages, and their remotes bring all texts at once. */
export function addToPage(loader: TranslationLoader, owner: string): Promise<void> {
  if (!page) throw new Error(`There is no page yet that ${owner} could be added to.`);
  return page.addTranslations(loader, owner);
}
