import type { GlobalSetting, StoreSetting } from 'api';
import type { SettingKind } from './settings.queries';

export type SettingName = keyof (GlobalSetting & StoreSetting);

/** How a field is written: `percent` is basis points, `amount` minor units or nothing. */
export type FieldType =
  | 'text'
  | 'multiline'
  | 'email'
  | 'switch'
  | 'color'
  | 'percent'
  | 'amount'
  | 'localized'
  | 'language'
  | 'currency'
  | 'dateFormat'
  | 'places'
  | 'country'
  | 'timeZone'
  | 'localeFrom';

export type SettingFieldOf = { name: SettingName; type: FieldType; maxLength?: number };
type SectionName = keyof typeof import('./locales/en.json')['sections'];
/** The fields of one card. */
export type SettingSection = { name: SectionName; fields: readonly SettingFieldOf[] };
/** A form: the document that it saves, and its cards. */
export type SettingForm = { kind: SettingKind; sections: readonly SettingSection[] };

const text = (name: SettingName, maxLength: number): SettingFieldOf => ({ name, type: 'text', maxLength });
const toggle = (name: SettingName): SettingFieldOf => ({ name, type: 'switch' });

/** /admin/settings: the tabs, by the value of `settingTab` in the address. */
export const settingTabs = {
  'common-settings': {
    kind: 'store-setting',
    sections: [
      { name: 'selling', fields: [toggle('takes_orders')] },
      {
        name: 'prices',
        fields: [
          { name: 'tax_rate_bp', type: 'percent' },
          toggle('tax_on_delivery'),
          { name: 'free_shipping_from', type: 'amount' },
          { name: 'minimum_order', type: 'amount' },
        ],
      },
      { name: 'look', fields: [{ name: 'color_accent', type: 'color' }] },
    ],
  },
  'global-settings': {
    kind: 'global',
    sections: [
      {
        name: 'texts',
        fields: [
          { name: 'default_language', type: 'language' },
          { name: 'default_date_format', type: 'dateFormat' },
        ],
      },
      {
        name: 'money',
        fields: [
          { name: 'default_currency', type: 'currency' },
          { name: 'floating_number', type: 'places' },
        ],
      },
    ],
  },
  'seo-settings': {
    kind: 'store-setting',
    sections: [
      { name: 'seo', fields: [text('meta_title', 120), text('meta_url', 200), toggle('search_engines')] },
    ],
  },
  'notification-settings': {
    kind: 'store-setting',
    sections: [
      {
        name: 'notifications',
        fields: [toggle('notify_orders'), toggle('notify_stock'), toggle('notify_visits')],
      },
    ],
  },
  'store-address': {
    kind: 'store-setting',
    sections: [
      {
        name: 'address',
        fields: [
          text('company_name', 120),
          { name: 'address', type: 'multiline', maxLength: 300 },
          text('zip_code', 20),
          text('city', 120),
          { name: 'country', type: 'country' },
        ],
      },
      { name: 'contact', fields: [text('phone', 40), { name: 'email', type: 'email', maxLength: 254 }] },
      { name: 'tax', fields: [text('tax_number', 40)] },
    ],
  },
  'time-zone': {
    kind: 'global',
    sections: [{ name: 'time', fields: [{ name: 'default_time_zone', type: 'timeZone' }] }],
  },
  'invoice-settings': {
    kind: 'store-setting',
    sections: [
      { name: 'invoice', fields: [text('order_prefix', 10), { name: 'invoice_note', type: 'localized' }] },
    ],
  },
} as const satisfies Record<string, SettingForm>;

export type SettingTab = keyof typeof settingTabs;
export const tabNames = Object.keys(settingTabs) as SettingTab[];

/** /admin/store/store-settings */
export const onlineForm: SettingForm = {
  kind: 'store-setting',
  sections: [
    { name: 'page', fields: [text('meta_title', 120), text('meta_url', 200)] },
    { name: 'visitors', fields: [{ name: 'loadLocaleFrom', type: 'localeFrom' }] },
    { name: 'analytics', fields: [toggle('google_analytic_status'), text('google_analytic_key', 22)] },
    {
      name: 'chat',
      fields: [
        toggle('tawk_chat_status'),
        text('tawk_chat_property_id', 40),
        text('tawk_chat_widget_id', 40),
      ],
    },
  ],
};
