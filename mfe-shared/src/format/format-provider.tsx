import type { GlobalSetting } from 'api';
import type { ReactNode } from 'react';
import type { Language } from '../i18n/language';
import { useLanguage } from '../i18n/use-language';
import { useSettings } from '../settings/settings-context';
import type { Formatters } from './formatters';
import { createFormatters } from './formatters';
import { FormatContext } from './use-format';

const made = new WeakMap<GlobalSetting, Map<Language, Formatters>>();

/** Cached, because a server renders many pages with the same settings and `Intl` formats are expensive. */
function formattersOf(global: GlobalSetting, language: Language): Formatters {
  const ofSettings = made.get(global) ?? new Map<Language, Formatters>();
  made.set(global, ofSettings);
  const formatters = ofSettings.get(language) ?? createFormatters(global, language);
  ofSettings.set(language, formatters);
  return formatters;
}

/** Makes the formatters once for the whole page, and again when settings or language change. */
export function FormatProvider({ children }: { children: ReactNode }) {
  const { global } = useSettings();
  const [language] = useLanguage();
  const formatters = formattersOf(global, language);
  return <FormatContext value={formatters}>{children}</FormatContext>;
}
