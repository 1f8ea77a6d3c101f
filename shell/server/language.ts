import type { LanguageCode, SiteBootstrap } from 'api';
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
  const offered = site.languages.length > 0 ? site.languages.map(({ iso_code }) => iso_code) : spoken;
  const chosen = readCookie(cookieHeader, 'language');
  if (chosen && isSpoken(chosen) && offered.includes(chosen)) return chosen;
  for (const range of acceptLanguage?.split(',') ?? []) {
    const code = range.trim().slice(0, 2).toLowerCase();
    if (isSpoken(code) && offered.includes(code)) return code;
  }
  return site.global.default_language;
}
