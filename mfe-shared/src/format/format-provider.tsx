import type { Currency, GlobalSetting } from 'api';
import type { ReactNode } from 'react';
import type { Language } from '../i18n/language';
import { useLanguage } from '../i18n/use-language';
import type { Settings } from '../settings/settings-context';
import { useSettings } from '../settings/settings-context';
import type { Formatters } from './formatters';
import { createFormatters } from './formatters';
import { TimePatternContext, timePatternOf, useTimePattern } from './time-pattern';
import { FormatContext } from './use-format';

type Made = { currencies: Currency[]; formatters: Formatters };

const made = new WeakMap<GlobalSetting, Map<string, Made>>();

/** Cached, because a server renders many pages with the same settings and `Intl` formats are expensive. */
function formattersOf({ global, currencies }: Settings, language: Language, timePattern: string): Formatters {
  const ofSettings = made.get(global) ?? new Map<string, Made>();
  made.set(global, ofSettings);
  const key = `${language} ${timePattern}`;
  const known = ofSettings.get(key);
  if (known?.currencies === currencies) return known.formatters;
  const formatters = createFormatters(global, language, currencies, timePattern);
  ofSettings.set(key, { currencies, formatters });
  return formatters;
}

/** Makes the formatters once for the whole page, and again when settings or language change. */
export function FormatProvider({ children }: { children: ReactNode }) {
  const settings = useSettings();
  const [language] = useLanguage();
  const formatters = formattersOf(settings, language, useTimePattern());
  return <FormatContext value={formatters}>{children}</FormatContext>;
}

/**
 * Around pages for shoppers: the time of the day is written as in the reader's language. Elsewhere it is `h:mm A` in
 * every language.
 */
export function ReadersClock({ children }: { children: ReactNode }) {
  const [language] = useLanguage();
  return (
    <TimePatternContext value={timePatternOf(language)}>
      <FormatProvider>{children}</FormatProvider>
    </TimePatternContext>
  );
}
