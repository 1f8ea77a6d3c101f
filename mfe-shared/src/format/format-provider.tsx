import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useLanguage } from '../i18n/use-language';
import { useSettings } from '../settings/settings-context';
import { createFormatters } from './formatters';
import { FormatContext } from './use-format';

/** Makes the formatters once for the whole page, again when settings or language change. */
export function FormatProvider({ children }: { children: ReactNode }) {
  const { global } = useSettings();
  const [language] = useLanguage();
  const formatters = useMemo(() => createFormatters(global, language), [global, language]);
  return <FormatContext value={formatters}>{children}</FormatContext>;
}
