import type { LanguageCode } from '../../languages.ts';
import { isLanguage, languageCodes } from '../../languages.ts';
import type { CurrencyCode } from '../currencies/currencies.service.ts';
import type { GlobalSetting } from '../settings/settings.schema.ts';

type Country = {
  currency: CurrencyCode;
  /** What most groceries are taxed with, in basis points; 0 where it depends on the place. */
  taxRateBp: number;
  timeZone: string;
  dateFormat: GlobalSetting['default_date_format'];
};

const euro = { currency: 'EUR', dateFormat: 'D MMM, YYYY' } as const;
const dotted = { dateFormat: 'DD.MM.YYYY' } as const;

/** Where stores can be, and what a new one begins with there. All of it can be changed in the store's settings. */
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
  SK: { ...euro, ...dotted, taxRateBp: 500, timeZone: 'Europe/Bratislava' },
  US: { currency: 'USD', dateFormat: 'MMM D, YYYY', taxRateBp: 0, timeZone: 'America/New_York' },
} as const satisfies Record<string, Country>;

export const countryCodes = Object.keys(countries) as [keyof typeof countries];

/** What most people there speak, as far as stores do. */
export function languageOf(country: keyof typeof countries): LanguageCode {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return isLanguage(language) ? language : languageCodes[0];
}
