import { createContext, use } from 'react';
import { constants } from '../constants';
import type { Language } from '../i18n/language';

/** How this part of the page writes the time of the day. */
export const TimePatternContext = createContext<string>(constants.timeFormat);

export const useTimePattern = (): string => use(TimePatternContext);

const patterns = new Map<Language, string>();

/** `HH:mm` in languages whose clock has 24 hours. */
export function timePatternOf(language: Language): string {
  const known = patterns.get(language);
  if (known) return known;
  const { hour12 } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
  const pattern = hour12 === false ? 'HH:mm' : constants.timeFormat;
  patterns.set(language, pattern);
  return pattern;
}
