import type { GlobalSetting, PlatformSetting, SettingsCheck, SettingType, StoreSeo, StoreSetting } from 'api';
import { adminClient } from '../api/admin-client';
import { api } from '../api/api';
import { log } from '../log';
import { defaultPlatformSetting } from './defaults';

/** The version is the one that was read, 0 for settings that were never saved. */
type Versioned<Setting> = Setting & { version: number };

/**
 * The calls of a store's and the platform's settings. Reading never rejects: a failure is logged, and the reply is an
 * empty object or the platform's defaults. Saving rejects with `ApiError`.
 */
export const settingsClient = {
  getGlobal: (): Promise<Partial<GlobalSetting>> => orEmpty(api.get('/setting/global/all')),
  getStore: (): Promise<Partial<StoreSetting>> => orEmpty(api.get('/setting/store-setting/all')),
  getStoreSeo: (): Promise<Partial<StoreSeo>> => orEmpty(api.get('/setting/store-setting/seo')),
  getPlatform: (): Promise<PlatformSetting> => orDefault(api.get('/settings/platform')),
  getPlatformSeo: (): Promise<PlatformSetting & { meta_keywords?: string }> =>
    orDefault(api.get('/settings/platform-seo')),

  /** The first settings of a store that has saved none. */
  addGlobal: (body: Partial<GlobalSetting>): Promise<Versioned<GlobalSetting>> =>
    adminClient.post('/setting/global/add', { body }),
  /** Changes the named fields of the version that was read. */
  updateGlobal: (body: Versioned<Partial<GlobalSetting>>): Promise<Versioned<GlobalSetting>> =>
    adminClient.put('/setting/global/update', { body }),
  /** Saves all fields. */
  saveGlobal: (body: Versioned<GlobalSetting>): Promise<Versioned<GlobalSetting>> =>
    adminClient.put('/setting/global', { body }),

  addStore: (body: Partial<StoreSetting>): Promise<Versioned<StoreSetting>> =>
    adminClient.post('/setting/store-setting/add', { body }),
  updateStore: (body: Versioned<Partial<StoreSetting>>): Promise<Versioned<StoreSetting>> =>
    adminClient.put('/setting/store-setting/update', { body }),
  saveStore: (body: Versioned<StoreSetting>): Promise<Versioned<StoreSetting>> =>
    adminClient.put('/setting/store-setting', { body }),

  /** Every process of the platform drops what it has cached of this store. */
  async clearCache(): Promise<{ success: boolean; error?: string }> {
    try {
      return await adminClient.post('/settings/cache/clear');
    } catch (error) {
      return { success: false, error: failed('the cache was not cleared', error) };
    }
  },

  /** Whether these settings could be saved. They are not. */
  async validate(type: SettingType, settings: object): Promise<SettingsCheck> {
    try {
      const body = settings as Record<string, unknown>;
      return await adminClient.post('/settings/validate/{type}', { path: { type }, body });
    } catch (error) {
      return { valid: false, errors: [{ field: '', message: failed('settings were not checked', error) }] };
    }
  },
};

function failed(event: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  log.warn(event, { error: message });
  return message;
}

const orEmpty = <Setting>(reading: Promise<Setting>): Promise<Partial<Setting>> =>
  reading.catch((error) => {
    failed('settings were not read', error);
    return {};
  });

const orDefault = <Setting extends PlatformSetting>(
  reading: Promise<Setting>,
): Promise<Setting | PlatformSetting> =>
  reading.catch((error) => {
    failed('settings of the platform were not read', error);
    return defaultPlatformSetting;
  });
