import type { LocalizedText } from 'api';
import { constants } from 'mfe-shared';

/**
 * A text for a form, with a value for each language. A form compares keys as well: without them a language that is
 * typed and emptied again is a change, and two versions are compared as a whole instead of by language.
 */
export const inAllLanguages = (text: LocalizedText): LocalizedText =>
  Object.fromEntries(constants.languages.map((code) => [code, text[code] ?? '']));

/** The same text for the API, without the languages that are empty. */
export const writtenLanguages = (text: LocalizedText): LocalizedText =>
  Object.fromEntries(Object.entries(text).filter(([, words]) => words));
