import type {
  Currency,
  Customization,
  GlobalSetting,
  LanguageRecord,
  PlatformSetting,
  StoreSetting,
} from 'api';
import { createContext, use } from 'react';

export type Settings = {
  global: GlobalSetting;
  /** Empty on the platform, and when it could not be read. */
  store: Partial<StoreSetting>;
  languages: LanguageRecord[];
  currencies: Currency[];
  customization: Customization | null;
  platform: PlatformSetting;
};

export const SettingsContext = createContext<Settings | null>(null);

/** The settings of this page's tenant. They are part of the page, so there is nothing to wait for. */
export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('useSettings needs SharedProviders around it');
  return settings;
}
