import { fallbackLanguage } from '../../languages.ts';
import type { PlatformDocument } from './settings.platform.schema.ts';
import type { GlobalSetting, PlatformSetting, StoreSetting } from './settings.schema.ts';

/** The specification's defaults for stores (section 9). */
export const defaultGlobalSetting: GlobalSetting = {
  default_language: fallbackLanguage,
  default_currency: 'USD',
  default_date_format: 'MMM D, YYYY',
  floating_number: 2,
  default_time_zone: 'UTC',
};

export const defaultStoreSetting: StoreSetting = {
  meta_title: '',
  meta_url: '',
  google_analytic_status: false,
  google_analytic_key: '',
  tawk_chat_status: false,
  tawk_chat_property_id: '',
  tawk_chat_widget_id: '',
  loadLocaleFrom: 'browser',
  color_accent: '#0a7a3d',
  tax_rate_bp: 0,
  tax_on_delivery: true,
  free_shipping_from: 50_000,
  minimum_order: null,
  order_prefix: '',
  invoice_note: {},
  takes_orders: true,
  search_engines: true,
  notify_orders: true,
  notify_stock: true,
  notify_visits: true,
  company_name: '',
  address: '',
  zip_code: '',
  city: '',
  country: '',
  phone: '',
  email: '',
  tax_number: '',
};

/** The platform's settings by section 8, until its operators change them. */
export const defaultPlatformSetting: PlatformSetting & { meta_keywords: string } = {
  platform_title: 'Multi-Tenant E-commerce Platform',
  platform_description: 'Create your own online store with our platform',
  platform_url: '',
  google_analytic_status: false,
  meta_title: 'Multi-Tenant E-commerce Platform',
  meta_description: 'Create your own online store with our platform',
  favicon: '/favicon.ico',
  meta_keywords: 'e-commerce, online store, grocery, multi-tenant',
};

/** The platform's settings as operators find them when nobody wrote any. */
export const emptyPlatformDocument: PlatformDocument = {
  platform_title: '',
  platform_description: '',
  platform_url: '',
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
  favicon: '',
  reserved_names: [],
  mail_sender: '',
  mail_closing: {},
  maintenance_from: null,
  maintenance_until: null,
  maintenance_message: {},
};
