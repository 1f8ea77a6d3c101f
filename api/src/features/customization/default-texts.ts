import type { LocalizedText } from '../../languages.ts';
import { inEachLanguage, languages } from '../../languages.ts';
import { readLocalizedTexts } from '../../platform/locale-files.ts';
import type english from './locales/en.json';

/** Facts about a new store that its texts mention. */
export type StoreFacts = {
  name: string;
  email: string;
  currency: string;
  /** The goods that it sells, if it is not a grocery. */
  catalogue?: string | undefined;
  /** The prices of delivery, if they are not those of the specification. */
  delivery?: DeliveryPrices | undefined;
};

/** Minor units: of a delivery today, of one within a week, and from which order on both are free. */
export type DeliveryPrices = { today: number; week: number; freeFrom: number };

/** The texts of a new store's pages. `{name}` is the store, `{amount}` an amount of its currency. */
export const defaultTexts = readLocalizedTexts<typeof english>(`${import.meta.dirname}/locales`);

export const none: LocalizedText = inEachLanguage(() => '');

export const withName = (name: string, text: LocalizedText): LocalizedText =>
  inEachLanguage((language) => text[language]?.replaceAll('{name}', () => name));

/** Inserts an amount in minor units into a sentence, written as each language writes it. */
export function withMoney(minor: number, currency: string, sentence: LocalizedText): LocalizedText {
  return inEachLanguage((language) => {
    const { locale } = languages[language];
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100);
    return sentence[language]?.replaceAll('{amount}', () => money);
  });
}
