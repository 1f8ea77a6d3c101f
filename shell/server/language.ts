import type { LanguageCode, SiteBootstrap } from 'api';
import Negotiator from 'negotiator';
import { readCookie } from './cookies.ts';

const spoken: readonly string[] = ['en', 'de', 'fr'];
const isSpoken = (code: string): code is LanguageCode => spoken.includes(code);

type SpokenSite = {
  languages: Pick<SiteBootstrap['languages'][number], 'iso_code'>[];
  global: Pick<SiteBootstrap['global'], 'default_language'>;
};

/** The visitor's choice, else what their browser asks for among the store's languages, else the store's default. */
export function pageLanguage(
  site: SpokenSite,
  cookieHeader: string | undefined,
  acceptLanguage: string | undefined,
): LanguageCode {
  const { default_language: standard } = site.global;
  const codes = site.languages.length > 0 ? site.languages.map(({ iso_code }) => iso_code) : spoken;
  // The standard is first: a browser that takes any language gets it.
  const offered = [standard, ...codes].filter((code, index, all) => {
    return isSpoken(code) && codes.includes(code) && all.indexOf(code) === index;
  });
  const chosen = readCookie(cookieHeader, 'language');
  if (chosen && isSpoken(chosen) && offered.includes(chosen)) return chosen;
  const [asked] = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages(offered);
  return asked && isSpoken(asked) && acceptLanguage ? asked : standard;
}
