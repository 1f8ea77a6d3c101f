import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useShared } from '../app/shared-context';
import { useDraft } from '../preview/draft.store';
import { defaultGlobalSetting, defaultPlatformSetting } from './defaults';
import { settingsQueries } from './settings.queries';
import { SettingsContext } from './settings-context';

/** Observes the settings once for the whole page. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { id } = useShared().tenant;
  const global = useQuery(settingsQueries.global(id)).data ?? defaultGlobalSetting;
  const store = useQuery(settingsQueries.store(id)).data;
  const languages = useQuery(settingsQueries.languages(id)).data;
  const currencies = useQuery(settingsQueries.currencies(id)).data;
  const saved = useQuery(settingsQueries.customization(id)).data ?? null;
  const customization = useDraft() ?? saved;
  const platform = useQuery(settingsQueries.platform()).data ?? defaultPlatformSetting;
  const settings = useMemo(
    () => ({
      global,
      store: store ?? {},
      languages: languages ?? [],
      currencies: currencies ?? [],
      customization,
      platform,
    }),
    [global, store, languages, currencies, customization, platform],
  );
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}
