import de from './locales/de.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import { textsOf } from './texts-of';

export type TextKey = keyof typeof en;

/** The shell's texts are in its build, because its screens are shown when nothing else could be loaded. */
export const text = textsOf({ en, de, fr });
