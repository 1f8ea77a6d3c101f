import type { GlobalSetting, PlatformSetting } from 'api';
import { constants } from '../constants';

/** The settings of a platform that has not set its own. */
export const defaultPlatformSetting: PlatformSetting = {
  platform_title: 'Multi-Tenant E-commerce Platform',
  platform_description: 'Create your own online store with our platform',
  platform_url: '',
  google_analytic_status: false,
  meta_title: 'Multi-Tenant E-commerce Platform',
  meta_description: 'Create your own online store with our platform',
  favicon: '/favicon.ico',
};

export const defaultGlobalSetting: GlobalSetting = {
  default_language: constants.defaults.language,
  default_currency: constants.defaults.currency,
  default_date_format: constants.defaults.dateFormat,
  floating_number: constants.defaults.decimals,
  default_time_zone: 'UTC',
};
