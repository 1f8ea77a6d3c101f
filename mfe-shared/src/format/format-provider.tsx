import type { Currency, GlobalSetting } from 'api';
import type { ReactNode } from 'react';
import type { Language } from '../i18n/language';
import { useLanguage } from '../i18n/use-language';
import type { Settings } from '../settings/settings-context';
import { useSettings } from '../settings/settings-context';
import type { Formatters } from './formatters';
import { createFormatters } from './formatters';
import { FormatContext } from './use-format';

type Made = { currencies: Currency[]; formatters: Formatters };

const made = new WeakMap<GlobalSetting, Map<Language, Made>>();

/** Cached, because a server renders many pages with the same settings and `Intl` formats are expensive. */
function formattersOf({ global, currencies }: Settings, language: Language): Formatters {
  const ofSettings = made.get(global) ?? new Map<Language, Made>();
  made.set(global, ofSettings);
  const known = ofSettings.get(language);
  if (known?.currencies === currencies) return known.formatters;
  const formatters = createFormatters(global, language, currencies);
  ofSettings.set(language, { currencies, formatters });
  return formatters;
}

/** Makes the formatters once for the whole page, and again when settings or language change. */
export function FormatProvider({ children }: { children: ReactNode }) {
  const settings = useSettings();
  const [language] = useLanguage();
  const formatters = formattersOf(settings, language);
  return <FormatContext value={formatters}>{children}</FormatContext>;
}
