import { constants } from '../constants';
import type { TranslationLoader, Translations } from './create-i18n';

let page: Translations | undefined;

/** A browser has one page, whose texts the routes of every remote add to. */
export function setPageTranslations(translations: Translations): void {
  page = translations;
}

/** Adds texts to the browser's page. Where there is none, as when a build is run before its release, they only load. */
export async function addToPage(loader: TranslationLoader, owner: string): Promise<void> {
  if (page) await page.addTranslations(loader, owner);
  else await loader(constants.defaults.language);
}
