import { languageCodes, languages } from 'api/languages';
import type { Language } from './language';

/** Each language in its own words, as somebody who speaks it looks for it; for a `Select`. */
export const languageOptions: readonly { value: Language; label: string }[] = languageCodes.map((value) => ({
  value,
  label: languages[value].name,
}));
