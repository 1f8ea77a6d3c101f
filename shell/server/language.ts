import type { HostBootstrap, LanguageCode } from 'api';
import { isLanguage, languageCodes } from 'api/languages';
import Negotiator from 'negotiator';
import { readCookie } from './cookies.ts';

type SpokenHere = {
  languages: Pick<HostBootstrap['languages'][number], 'iso_code'>[];
  global: Pick<HostBootstrap['global'], 'default_language'>;
  store?: Pick<NonNullable<HostBootstrap['store']>, 'loadLocaleFrom'> | null;
};

/**
 * The visitor's choice, else the language among the store's that their browser prefers, else the store's default. A
 * store may say that its default comes before the browser's.
 */
export function pageLanguage(
  bootstrap: SpokenHere,
  cookieHeader: string | undefined,
  acceptLanguage: string | undefined,
): LanguageCode {
  const { default_language: standard } = bootstrap.global;
  const codes =
    bootstrap.languages.length > 0 ? bootstrap.languages.map(({ iso_code }) => iso_code) : languageCodes;
  // The default is first, for browsers that accept any language.
  const offered = [standard, ...codes].filter((code, index, all) => {
    return isLanguage(code) && codes.includes(code) && all.indexOf(code) === index;
  });
  const chosen = readCookie(cookieHeader, 'language');
  if (chosen && isLanguage(chosen) && offered.includes(chosen)) return chosen;
  if (bootstrap.store?.loadLocaleFrom === 'store') return standard;
  const [asked] = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages(offered);
  return asked && isLanguage(asked) && acceptLanguage ? asked : standard;
}
