import { inEachLanguage } from '../languages.ts';
import type { LocalizedText } from '../platform/http/localized.schema.ts';

/** A text of the demo: an additional language shows it in the store's default language. */
export const text = (en: string, de: string, fr: string): LocalizedText => ({ en, de, fr });

export const noText: LocalizedText = inEachLanguage(() => '');
