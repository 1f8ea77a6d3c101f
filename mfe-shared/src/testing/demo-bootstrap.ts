import type { Bootstrap } from '../app/bootstrap';
import { defaultGlobalSetting, defaultPlatformSetting } from '../settings/defaults';

const languages = [
  { iso_code: 'en', name: 'English', flag: 'GB' },
  { iso_code: 'de', name: 'Deutsch', flag: 'DE' },
  { iso_code: 'fr', name: 'Français', flag: 'FR' },
] as const;

/** The bootstrap data that the edge writes into a page of the store `fresh`, or of the platform, with `changes`. */
export function demoBootstrap(
  changes: Partial<Bootstrap> = {},
  host: 'store' | 'platform' = 'store',
): Bootstrap {
  const store = host === 'store';
  return {
    tenant: store
      ? {
          type: 'tenant',
          id: '019a0000-0000-7000-8000-000000000001',
          slug: 'fresh',
          name: 'Fresh Corner',
          domain: 'fresh.localhost',
          customDomain: false,
          detectionMethod: 'subdomain',
        }
      : {
          type: 'platform',
          id: null,
          slug: null,
          name: null,
          domain: 'localhost',
          customDomain: false,
          detectionMethod: 'root-domain',
        },
    language: 'en',
    rootDomain: 'localhost',
    platform: defaultPlatformSetting,
    global: defaultGlobalSetting,
    store: store
      ? {
          meta_title: 'Fresh Corner',
          meta_url: '',
          google_analytic_status: false,
          google_analytic_key: '',
          tawk_chat_status: false,
          tawk_chat_property_id: '',
          tawk_chat_widget_id: '',
          loadLocaleFrom: 'browser',
          color_accent: '#17803d',
          tax_rate_bp: 700,
          tax_on_delivery: true,
          free_shipping_from: 5_000,
          minimum_order: null,
          order_prefix: 'FR',
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
        }
      : null,
    customization: null,
    languages: languages.map((language, index) => ({
      id: `019a0000-0000-7000-8000-00000000010${index}`,
      status: 'show',
      ...language,
    })),
    currencies: [
      {
        id: '019a0000-0000-7000-8000-000000000200',
        name: 'US dollar',
        code: 'USD',
        symbol: '$',
        status: 'show',
      },
    ],
    ...changes,
  };
}
