import type english from './locales/en.json';
import { textsOf } from './texts-of';

export type TextKey = keyof typeof english;

/** The shell's texts are in its build, because its screens are shown when nothing else could be loaded. */
export const text = textsOf<typeof english>(
  import.meta.webpackContext('./locales', { regExp: /\.json$/, mode: 'sync' }),
);
