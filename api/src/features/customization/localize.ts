import type { LocalizedText } from '../../platform/http/localized.schema.ts';

/** What the texts of a new store say of it. */
export type StoreFacts = { name: string; email: string; currency: string };

export const t = (en: string, de: string, fr: string): LocalizedText => ({ en, de, fr });

export const none: LocalizedText = t('', '', '');

const locales = { en: 'en-US', de: 'de-DE', fr: 'fr-FR' } as const;

/** `amount` minor units inside a sentence, written as each language writes it. */
export function withMoney(minor: number, currency: string, sentence: LocalizedText): LocalizedText {
  const say = (language: keyof typeof locales) => {
    const money = new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(
      minor / 100,
    );
    return sentence[language].replaceAll('{amount}', money);
  };
  return { en: say('en'), de: say('de'), fr: say('fr') };
}
