import { z } from 'zod';
import { languageCode, localizedText } from '../../platform/http/localized.schema.ts';

/** Names of the specification, so snake case. */
export const globalSetting = z.object({
  default_language: languageCode,
  /** The ISO 4217 code of the store's currency. */
  default_currency: z.string().length(3),
  default_date_format: z.enum(['MMM D, YYYY', 'D MMM, YYYY', 'YYYY-MM-DD', 'DD.MM.YYYY', 'MM/DD/YYYY']),
  /** Decimal places that amounts are shown with. */
  floating_number: z.number().int().min(0).max(3),
  /** The IANA name of the time zone in which the store's days begin and its times are shown. */
  default_time_zone: z.string(),
});
export type GlobalSetting = z.infer<typeof globalSetting>;

/** The version that a save names; 0 when nothing was saved yet. */
const version = z.object({ version: z.number().int() }).shape;
export const globalSettingReply = globalSetting.extend(version);

export const storeSetting = z.object({
  meta_title: z.string(),
  meta_url: z.string(),
  google_analytic_status: z.boolean(),
  google_analytic_key: z.string(),
  tawk_chat_status: z.boolean(),
  tawk_chat_property_id: z.string(),
  tawk_chat_widget_id: z.string(),
  /** Where a visitor's first language comes from: `browser`, or `store` for the default language. */
  loadLocaleFrom: z.enum(['browser', 'store']),
  /** The store's accent colour, #rrggbb; hover, tint and contrast colours are derived from it. */
  color_accent: z.string(),
  /** Included in prices, in basis points. */
  tax_rate_bp: z.number().int().min(0).max(10_000),
  /** The price of a delivery includes tax at the rates of its goods; without it, no tax. */
  tax_on_delivery: z.boolean(),
  /** Goods worth this much (minor units) are delivered free; null = never. */
  free_shipping_from: z.number().int().min(0).nullable(),
  /** Orders of shoppers have to have goods worth this much (minor units), before any discount; null = no limit. */
  minimum_order: z.number().int().min(0).nullable(),
  /** Stands before the number of an order and of its invoice. */
  order_prefix: z.string(),
  /** Printed below an invoice. */
  invoice_note: localizedText(1_000),
  /** Shoppers can place orders; without it they can only look. */
  takes_orders: z.boolean(),
  /** Search engines may list the store's pages. */
  search_engines: z.boolean(),
  /** The events about which staff get a notification in the back office. */
  notify_orders: z.boolean(),
  notify_stock: z.boolean(),
  /** The owner gets a mail when an operator enters the back office. */
  notify_visits: z.boolean(),
  /** The sender of invoices. */
  company_name: z.string(),
  address: z.string(),
  zip_code: z.string(),
  city: z.string(),
  /** ISO 3166 country code, or empty. */
  country: z.string(),
  phone: z.string(),
  email: z.string(),
  /** The VAT identification or tax number. */
  tax_number: z.string(),
});
export type StoreSetting = z.infer<typeof storeSetting>;
export const storeSettingReply = storeSetting.extend(version);

export const storeSeo = z.object({
  favicon: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  meta_keywords: z.string(),
  meta_img: z.string(),
  meta_url: z.string(),
});

export type StoreSeo = z.infer<typeof storeSeo>;
export const seoQuery = z.strictObject({ language: languageCode.optional() });

/** The time in which operators work on the platform, and their text about it. */
const maintenance = z.object({
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  message: localizedText(300),
});

export const platformSetting = z.object({
  platform_title: z.string(),
  platform_description: z.string(),
  platform_url: z.string(),
  google_analytic_status: z.boolean(),
  meta_title: z.string(),
  meta_description: z.string(),
  favicon: z.string(),
  /** Announced until it is over; an older API has none. */
  maintenance: maintenance.nullable().optional(),
});
export type PlatformSetting = z.infer<typeof platformSetting>;
export const platformSeo = platformSetting.extend({ meta_keywords: z.string() });
