import type { LanguageCode } from '../../languages.ts';
import { isLanguage, languageCodes } from '../../languages.ts';
import type { CurrencyCode } from '../currencies/currencies.service.ts';
import type { GlobalSetting } from '../settings/settings.schema.ts';

type Country = {
  currency: CurrencyCode;
  /** The rate of tax on most groceries, in basis points; 0 where it depends on the place. */
  taxRateBp: number;
  timeZone: string;
  dateFormat: GlobalSetting['default_date_format'];
};

const euro = { currency: 'EUR', dateFormat: 'D MMM, YYYY' } as const;
const dotted = { dateFormat: 'DD.MM.YYYY' } as const;

/**
 * Where stores can be, and what a new one begins with there. All of it can be changed in the store's settings.
 *
 * Sources of the taxes on food, read in November 2026; where some foods are taxed otherwise, those follow:
 * BG bntnews.bg of 2 January 2025 · CY regfollower.com of 15 January 2026 (fresh fruit and vegetables 0 % in 2026) ·
 * EE news.err.ee of 12 December 2025 · GR rydoo.com, Greece VAT rates · HR cms-lawnow.com of April 2022 (what is neither
 * fresh nor bread, milk or fat 25 %) · LT vatapi.com of 1 January 2026 · LV regfollower.com (fresh fruit, vegetables and,
 * until June 2027, bread, milk, eggs and poultry 12 %) · MT vatupdate.com, VAT rates in Malta · SI marosavat.com ·
 * SK crowe.com and taxadvisory.sk of 30 December 2025 (basic food 5 %, sweets and snacks 23 %).
 */
export const countries = {
  AT: { ...euro, ...dotted, taxRateBp: 1_000, timeZone: 'Europe/Vienna' },
  BE: { ...euro, taxRateBp: 600, timeZone: 'Europe/Brussels' },
  BG: { ...euro, ...dotted, taxRateBp: 2_000, timeZone: 'Europe/Sofia' },
  CH: { ...dotted, currency: 'CHF', taxRateBp: 260, timeZone: 'Europe/Zurich' },
  CY: { ...euro, taxRateBp: 500, timeZone: 'Asia/Nicosia' },
  DE: { ...euro, ...dotted, taxRateBp: 700, timeZone: 'Europe/Berlin' },
  EE: { ...euro, ...dotted, taxRateBp: 2_400, timeZone: 'Europe/Tallinn' },
  ES: { ...euro, taxRateBp: 1_000, timeZone: 'Europe/Madrid' },
  FI: { ...euro, ...dotted, taxRateBp: 1_350, timeZone: 'Europe/Helsinki' },
  FR: { ...euro, taxRateBp: 550, timeZone: 'Europe/Paris' },
  GB: { ...euro, currency: 'GBP', taxRateBp: 0, timeZone: 'Europe/London' },
  GR: { ...euro, taxRateBp: 1_300, timeZone: 'Europe/Athens' },
  HR: { ...euro, ...dotted, taxRateBp: 500, timeZone: 'Europe/Zagreb' },
  IE: { ...euro, taxRateBp: 0, timeZone: 'Europe/Dublin' },
  IT: { ...euro, taxRateBp: 1_000, timeZone: 'Europe/Rome' },
  LI: { ...dotted, currency: 'CHF', taxRateBp: 260, timeZone: 'Europe/Vaduz' },
  LT: { ...euro, taxRateBp: 2_100, timeZone: 'Europe/Vilnius' },
  LU: { ...euro, taxRateBp: 300, timeZone: 'Europe/Luxembourg' },
  LV: { ...euro, ...dotted, taxRateBp: 2_100, timeZone: 'Europe/Riga' },
  MT: { ...euro, taxRateBp: 0, timeZone: 'Europe/Malta' },
  NL: { ...euro, taxRateBp: 900, timeZone: 'Europe/Amsterdam' },
  PT: { ...euro, taxRateBp: 600, timeZone: 'Europe/Lisbon' },
  SI: { ...euro, ...dotted, taxRateBp: 950, timeZone: 'Europe/Ljubljana' },
  SK: { ...euro, ...dotted, taxRateBp: 1_900, timeZone: 'Europe/Bratislava' },
  US: { currency: 'USD', dateFormat: 'MMM D, YYYY', taxRateBp: 0, timeZone: 'America/New_York' },
} as const satisfies Record<string, Country>;

export const countryCodes = Object.keys(countries) as [keyof typeof countries];

/** Returns the language that most people there speak, if stores have it. */
export function languageOf(country: keyof typeof countries): LanguageCode {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return isLanguage(language) ? language : languageCodes[0];
}
