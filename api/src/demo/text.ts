import type { LocalizedText } from '../platform/http/localized.schema.ts';

/** A text in the three languages of the platform. */
export const text = (en: string, de: string, fr: string): LocalizedText => ({ en, de, fr });

/** The same in every language: names, codes. */
export const same = (word: string): LocalizedText => ({ en: word, de: word, fr: word });

export const noText: LocalizedText = { en: '', de: '', fr: '' };
