import { inEachLanguage } from '../languages.ts';
import type { LocalizedText } from '../platform/http/localized.schema.ts';

/** A text in the three languages of the platform. */
export const text = (en: string, de: string, fr: string): LocalizedText => ({ en, de, fr });

export const noText: LocalizedText = inEachLanguage(() => '');
