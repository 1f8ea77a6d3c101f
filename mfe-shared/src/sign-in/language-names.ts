import type { Language } from '../i18n/language';

/** Each language in its own words, as somebody who speaks it looks for it. */
export const languageNames: { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'fr', label: 'Français' },
];
