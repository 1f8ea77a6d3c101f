import { inEachLanguage, languages } from '../../languages.ts';
import type { LocalizedText } from '../../platform/http/localized.schema.ts';

/** What the texts of a new store say of it. */
export type StoreFacts = { name: string; email: string; currency: string };

export const t = (en: string, de: string, fr: string): LocalizedText => ({ en, de, fr });

export const none: LocalizedText = t('', '', '');

/** `amount` minor units inside a sentence, written as each language writes it. */
export function withMoney(minor: number, currency: string, sentence: LocalizedText): LocalizedText {
  return inEachLanguage((language) => {
    const { locale } = languages[language];
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100);
    return sentence[language].replaceAll('{amount}', money);
  });
}
