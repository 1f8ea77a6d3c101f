import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type {
  Currency,
  Customization,
  GlobalSetting,
  LanguageRecord,
  PlatformSetting,
  SlotSetting,
  StoreSetting,
} from 'api';
import { api } from '../api/api';
import { constants } from '../constants';
import { getTenantContext } from '../tenant/tenant-context';

const settingsTimes = {
  staleTime: constants.query.settings.staleMs,
  gcTime: constants.query.settings.keptMs,
};
const globalTimes = {
  staleTime: constants.query.globalSetting.staleMs,
  gcTime: constants.query.globalSetting.keptMs,
};

/** The parts of query keys whose data is stored across page loads. */
export const persistedKeys = ['settings', 'languages', 'customization'] as const;

type SettingsKey = readonly ['tenants', string, ...string[]];

/** Named, so that the API report shows the setting's name and not all its fields. */
type SettingsQuery<Data> = ReturnType<typeof queryOptions<Data, Error, Data, SettingsKey>>;

const key = (tenantId: string, ...parts: string[]): SettingsKey => ['tenants', tenantId, ...parts];

/** `tenantId` is empty on the platform, which has no such settings; the API is not called then. */
export const settingsQueries = {
  global: (tenantId: string): SettingsQuery<GlobalSetting> =>
    queryOptions({
      queryKey: key(tenantId, 'settings', 'global'),
      queryFn: ({ signal }): Promise<GlobalSetting> => api.get('/setting/global/all', { signal }),
      enabled: tenantId !== '',
      ...globalTimes,
    }),
  store: (tenantId: string): SettingsQuery<StoreSetting> =>
    queryOptions({
      queryKey: key(tenantId, 'settings', 'store'),
      queryFn: ({ signal }): Promise<StoreSetting> => api.get('/setting/store-setting/all', { signal }),
      enabled: tenantId !== '',
      ...settingsTimes,
    }),
  customization: (tenantId: string): SettingsQuery<Customization | null> =>
    queryOptions({
      queryKey: key(tenantId, 'customization'),
      queryFn: ({ signal }): Promise<Customization | null> =>
        api.get('/setting/store/customization/all', { signal }),
      enabled: tenantId !== '',
      ...settingsTimes,
    }),
  languages: (tenantId: string): SettingsQuery<LanguageRecord[]> =>
    queryOptions({
      queryKey: key(tenantId, 'languages'),
      queryFn: ({ signal }) => api.get('/language/show', { signal }),
      enabled: tenantId !== '',
      ...settingsTimes,
    }),
  currencies: (tenantId: string): SettingsQuery<Currency[]> =>
    queryOptions({
      queryKey: key(tenantId, 'settings', 'currencies'),
      queryFn: ({ signal }) => api.get('/currencies', { signal }),
      enabled: tenantId !== '',
      ...settingsTimes,
    }),
  /** How the store arranges the fillers of its slots. Few pages have any, so it is not stored across page loads. */
  slots: (tenantId: string): SettingsQuery<SlotSetting> =>
    queryOptions({
      queryKey: key(tenantId, 'slots'),
      queryFn: ({ signal }) => api.get('/setting/slots', { signal }),
      enabled: tenantId !== '',
      ...settingsTimes,
    }),
  platform: (): SettingsQuery<PlatformSetting> =>
    queryOptions({
      queryKey: key('', 'settings', 'platform'),
      queryFn: ({ signal }) => api.get('/settings/platform', { signal }),
      ...settingsTimes,
    }),
};

/**
 * All settings that a page of this tenant reads, or the error text to show. Pages of the back office do not read the
 * store's customization.
 */
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
          ...(getTenantContext().subtype === 'admin'
            ? []
            : [queryClient.ensureQueryData(settingsQueries.customization(tenantId))]),
        ]
      : [];
    await Promise.all([platform, ...ofStore]);
    return { type: 'ok' };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { type: 'error', message: `Failed to load settings: ${message}` };
  }
}

type Fields = Record<string, unknown>;

/**
 * A page comes without the texts that only other pages show. Fetches the store's customization as a whole when the text
 * at this path is missing.
 */
export async function completeCustomization(
  queryClient: QueryClient,
  tenantId: string,
  path: string,
): Promise<void> {
  const query = settingsQueries.customization(tenantId);
  const known = queryClient.getQueryData(query.queryKey);
  const text = path.split('.').reduce<unknown>((part, name) => (part as Fields | undefined)?.[name], known);
  if (!known || text) return;
  await queryClient.fetchQuery({ ...query, staleTime: 0 });
  // A timer tells the observers of the query. The settings of the page come before its parts that read them.
  await new Promise((resolve) => setTimeout(resolve));
}
