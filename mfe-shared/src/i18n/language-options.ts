import { languageCodes, languages } from 'api/languages';
import type { Language } from './language';

/** Each language by its own name, for a `Select`. */
export const languageOptions: readonly { value: Language; label: string }[] = languageCodes.map((value) => ({
  value,
  label: languages[value].name,
}));
