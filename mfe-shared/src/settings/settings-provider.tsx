import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Customization } from 'api';
import type { ReactNode } from 'react';
import { useCallback, useMemo, useState } from 'react';
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
  const [saved, ask] = useCustomization(id);
  const customization = useDraft() ?? saved;
  const platform = useQuery(settingsQueries.platform()).data ?? defaultPlatformSetting;
  const settings = useMemo(
    () => ({
      global,
      store: store ?? {},
      languages: languages ?? [],
      currencies: currencies ?? [],
      get customization() {
        ask();
        return customization;
      },
      platform,
    }),
    [global, store, languages, currencies, customization, ask, platform],
  );
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

/**
 * The store's customization, and a function for whoever reads it. A page of the shop has it; one of the back office
 * comes without, and fetches it when something reads it all the same.
 */
function useCustomization(tenantId: string): [Customization | null, () => void] {
  const query = settingsQueries.customization(tenantId);
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(() => queryClient.getQueryData(query.queryKey) !== undefined);
  const { data } = useQuery({ ...query, enabled: isAsked && tenantId !== '' });
  // It is read while something else renders.
  const ask = useCallback(() => {
    if (!isAsked) queueMicrotask(() => setAsked(true));
  }, [isAsked]);
  return [data ?? null, ask];
}
