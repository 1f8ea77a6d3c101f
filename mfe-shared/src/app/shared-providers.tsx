import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { FormatProvider } from '../format/format-provider';
import { LanguageProvider } from '../i18n/language-provider';
import { NotifyHost } from '../notify/notify-host';
import { usePreview } from '../preview/use-preview';
import { SettingsProvider } from '../settings/settings-provider';
import { ThemeProvider } from '../theme/theme-provider';
import { preloadOnIntent } from '../ui/lazy-overlay';
import type { Shared } from './shared-context';
import { SharedContext } from './shared-context';

export type SharedProvidersProps = { shared: Shared; children: ReactNode };

/** All contexts of shell and remotes. Once, around the router. */
export function SharedProviders({ shared, children }: SharedProvidersProps) {
  useEffect(preloadOnIntent, []);
  usePreview(shared);
  return (
    <SharedContext value={shared}>
      <QueryClientProvider client={shared.queryClient}>
        <I18nextProvider i18n={shared.i18n}>
          <LanguageProvider>
            <SettingsProvider>
              <ThemeProvider>
                <FormatProvider>
                  {children}
                  <NotifyHost />
                </FormatProvider>
              </ThemeProvider>
            </SettingsProvider>
          </LanguageProvider>
        </I18nextProvider>
      </QueryClientProvider>
    </SharedContext>
  );
}
