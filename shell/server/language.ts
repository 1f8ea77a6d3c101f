import type { HostBootstrap, LanguageCode } from 'api';
import { isLanguage, languageCodes } from 'api/languages';
import Negotiator from 'negotiator';
import { readCookie } from './cookies.ts';

type SpokenHere = {
  languages: Pick<HostBootstrap['languages'][number], 'iso_code'>[];
  global: Pick<HostBootstrap['global'], 'default_language'>;
  store?: Pick<NonNullable<HostBootstrap['store']>, 'loadLocaleFrom'> | null;
};

/** The languages of a store's pages; the default is first, for browsers that accept any language. */
export function offeredLanguages({ languages, global }: SpokenHere): LanguageCode[] {
  const codes = languages.length > 0 ? languages.map(({ iso_code }) => iso_code) : languageCodes;
  return [global.default_language, ...codes].filter((code, index, all): code is LanguageCode => {
    return isLanguage(code) && codes.includes(code) && all.indexOf(code) === index;
  });
}

/** The parameter that names a language: each has an address of its own, for search engines and links. */
export const languageParameter = 'lang';

/** A path and query that name a language, or none. */
export const inLanguage = (address: string, language: LanguageCode | null): string =>
  language ? `${address}${address.includes('?') ? '&' : '?'}${languageParameter}=${language}` : address;

/** The language that a page's address names, which wins over everything else. */
export function addressLanguage(bootstrap: SpokenHere, query: URLSearchParams): LanguageCode | null {
  const named = query.get(languageParameter);
  return offeredLanguages(bootstrap).find((code) => code === named) ?? null;
}

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
  const offered = offeredLanguages(bootstrap);
  const chosen = readCookie(cookieHeader, 'language');
  if (chosen && isLanguage(chosen) && offered.includes(chosen)) return chosen;
  if (bootstrap.store?.loadLocaleFrom === 'store') return standard;
  const [asked] = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages(offered);
  return asked && isLanguage(asked) && acceptLanguage ? asked : standard;
}
