import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type {
  Currency,
  Customization,
  GlobalSetting,
  LanguageRecord,
  PlatformSetting,
  StoreSetting,
} from 'api';
import { api } from '../api/api';
import { constants } from '../constants';

const settingsTimes = {
  staleTime: constants.query.settings.staleMs,
  gcTime: constants.query.settings.keptMs,
};
const globalTimes = {
  staleTime: constants.query.globalSetting.staleMs,
  gcTime: constants.query.globalSetting.keptMs,
};

/** The parts of query keys whose data is kept over page loads. */
export const persistedKeys = ['settings', 'languages', 'customization'] as const;

const key = (tenantId: string, ...parts: string[]) => ['tenants', tenantId, ...parts] as const;

/** `tenantId` is empty on the platform itself, which has no such settings: there the API is not asked. */
export const settingsQueries = {
  global: (tenantId: string) =>
    queryOptions({
      queryKey: key(tenantId, 'settings', 'global'),
      queryFn: ({ signal }) => api.get<GlobalSetting>('/setting/global/all', { signal }),
      enabled: tenantId !== '',
      ...globalTimes,
    }),
  store: (tenantId: string) =>
    queryOptions({
      queryKey: key(tenantId, 'settings', 'store'),
      queryFn: ({ signal }) => api.get<StoreSetting>('/setting/store-setting/all', { signal }),
      enabled: tenantId !== '',
      ...settingsTimes,
    }),
  customization: (tenantId: string) =>
    queryOptions({
      queryKey: key(tenantId, 'customization'),
      queryFn: ({ signal }) => api.get<Customization | null>('/setting/store/customization/all', { signal }),
      enabled: tenantId !== '',
      ...settingsTimes,
    }),
  languages: (tenantId: string) =>
    queryOptions({
      queryKey: key(tenantId, 'languages'),
      queryFn: ({ signal }) => api.get<LanguageRecord[]>('/language/show', { signal }),
      enabled: tenantId !== '',
      ...settingsTimes,
    }),
  currencies: (tenantId: string) =>
    queryOptions({
      queryKey: key(tenantId, 'settings', 'currencies'),
      queryFn: ({ signal }) => api.get<Currency[]>('/currencies', { signal }),
      enabled: tenantId !== '',
      ...settingsTimes,
    }),
  platform: () =>
    queryOptions({
      queryKey: key('', 'settings', 'platform'),
      queryFn: ({ signal }) => api.get<PlatformSetting>('/settings/platform', { signal }),
      ...settingsTimes,
    }),
};

/** All that a page of this tenant reads of its settings; ready or with the sentence to show. */
export async function loadSettings(
  queryClient: QueryClient,
  tenantId: string,
): Promise<{ type: 'ok' } | { type: 'error'; message: string }> {
  try {
    const platform = queryClient.ensureQueryData(settingsQueries.platform());
    const ofStore = tenantId
      ? [
          queryClient.ensureQueryData(settingsQueries.global(tenantId)),
          queryClient.ensureQueryData(settingsQueries.store(tenantId)),
          queryClient.ensureQueryData(settingsQueries.customization(tenantId)),
        ]
      : [];
    await Promise.all([platform, ...ofStore]);
    return { type: 'ok' };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { type: 'error', message: `Failed to load settings: ${message}` };
  }
}
