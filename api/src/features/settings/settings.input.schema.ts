import { z } from 'zod';
import { money } from '../../platform/http/list.schema.ts';
import { localizedText } from '../../platform/http/localized.schema.ts';
import { customization } from '../customization/customization.schema.ts';
import { platformFields } from './settings.platform.schema.ts';
import { globalSetting } from './settings.schema.ts';

const text = (max: number) => z.string().trim().max(max);
const version = z.number().int().min(0);

/** `Europe/Berlin`; the service asks the database, which computes the days, whether it knows the zone. */
const timeZone = z
  .string()
  .regex(/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+){0,5}$/)
  .max(64);

const globalFields = z.strictObject({ ...globalSetting.shape, default_time_zone: timeZone });

const storeFields = z.strictObject({
  meta_title: text(120),
  /** A host name, with `http://` or `https://` before it or not. */
  meta_url: z.union([
    z.literal(''),
    z.string().regex(/^(?:https?:\/\/)?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}(?::\d{1,5})?$/),
  ]),
  google_analytic_status: z.boolean(),
  /** The measurement id. */
  google_analytic_key: z.union([z.literal(''), z.string().regex(/^G-[A-Z0-9]{4,20}$/)]),
  tawk_chat_status: z.boolean(),
  tawk_chat_property_id: z.string().regex(/^[a-zA-Z0-9]{0,40}$/),
  tawk_chat_widget_id: z.string().regex(/^[a-zA-Z0-9]{0,40}$/),
  loadLocaleFrom: z.enum(['browser', 'store']),
  color_accent: z.string().regex(/^#[0-9a-f]{6}$/),
  tax_rate_bp: z.number().int().min(0).max(10_000),
  free_shipping_from: money.nullable(),
  /** Back offices that are older than these leave them out, and as they were. */
  minimum_order: money.nullable().optional(),
  tax_on_delivery: z.boolean().optional(),
  order_prefix: z.string().regex(/^[A-Za-z0-9/-]{0,10}$/),
  invoice_note: localizedText(1_000),
  takes_orders: z.boolean(),
  search_engines: z.boolean(),
  notify_orders: z.boolean(),
  notify_stock: z.boolean(),
  notify_visits: z.boolean(),
  company_name: text(120),
  address: text(300),
  zip_code: text(20),
  city: text(120),
  country: z.string().regex(/^(?:[A-Z]{2})?$/),
  phone: text(40),
  email: z.union([z.literal(''), z.email().max(254)]),
  tax_number: text(40),
});

/** POST …/add writes the document of a store that has none; a field that is left out has its default. */
export const globalSettingAdd = globalFields.partial();
export const storeSettingAdd = storeFields.partial();

/** PUT …/update changes the named fields only. The version is the one that was read; an older one is a 409. */
export const globalSettingUpdate = globalFields.partial().extend({ version });
export const storeSettingUpdate = storeFields.partial().extend({ version });

/** PUT without `/update` saves the whole document. */
export const globalSettingBody = globalFields.extend({ version });
export const storeSettingBody = storeFields.extend({ version });

/** The kinds of settings that can be checked without saving them. */
export const checkedSettings = {
  platform: platformFields.partial(),
  global: globalFields,
  'store-setting': storeFields,
  customization,
} as const;
export type SettingType = keyof typeof checkedSettings;

export const validateParams = z.strictObject({
  type: z.enum(Object.keys(checkedSettings) as [SettingType, ...SettingType[]]),
});
export const validateBody = z.record(z.string(), z.unknown());
export const validateReply = z.object({
  valid: z.boolean(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type SettingsCheck = z.infer<typeof validateReply>;
