import de from './locales/de.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import { textsOf } from './texts-of';

export type TextKey = keyof typeof en;

/** The shell's own words are in its build: its screens show exactly when nothing else could be loaded. */
export const text = textsOf({ en, de, fr });
