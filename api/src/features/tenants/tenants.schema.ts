import { z } from 'zod';
import type { Versioned } from '../../platform/http/list.schema.ts';
import { listQuery } from '../../platform/http/list.schema.ts';
import { languageCode, localizedText } from '../../platform/http/localized.schema.ts';
import { hostTenant, reservedSlugs } from '../../platform/tenancy/host-tenant.schema.ts';
import { currency } from '../currencies/currencies.schema.ts';
import { customization } from '../customization/customization.schema.ts';
import { language } from '../languages/languages.schema.ts';
import { ring } from '../rollouts/rollouts.schema.ts';
import { globalSetting, platformSetting, storeSetting } from '../settings/settings.schema.ts';
import { storeFigures } from '../store-figures/store-figures.schema.ts';
import { subscriptionStates } from '../subscriptions/subscription-states.ts';
import { countryCodes } from './countries.ts';

export const resolveQuery = z.strictObject({ host: z.string().min(1).max(300) });

/** All that a page needs to know of its host before its first request. On the platform, a store's fields are null. */
export const hostBootstrap = z.object({
  tenant: hostTenant,
  platform: platformSetting,
  global: globalSetting,
  store: storeSetting.nullable(),
  customization: customization.nullable(),
  languages: z.array(language),
  currencies: z.array(currency),
  /** Where the pages of a store that takes cards reach its payment provider. */
  cardOrigins: z.array(z.string()).optional(),
});
export type HostBootstrap = z.infer<typeof hostBootstrap>;

/** `active` are those that shoppers see; of `preparing` their owner has not opened them. */
export const shownStatuses = ['active', 'preparing', 'suspended', 'inactive'] as const;

const filters = {
  status: z.enum(shownStatuses).optional(),
  /** The id of a plan, or `none`. */
  plan: z.union([z.uuid(), z.literal('none')]).optional(),
};

/** Figures are those of 30 days. */
export const tenantListQuery = listQuery([
  ...(['-createdAt', 'createdAt', 'name', '-name', 'status', '-status', 'plan', '-plan'] as const),
  ...(['products', '-products', 'orders', '-orders', 'revenue', '-revenue'] as const),
  ...(['signUps', '-signUps', 'errors', '-errors', 'lastOrderAt', '-lastOrderAt'] as const),
  ...(['databaseMs', '-databaseMs', 'databaseBytes', '-databaseBytes'] as const),
  ...(['pictureBytes', '-pictureBytes', 'loadP95', '-loadP95'] as const),
]).extend(filters);
export type TenantListQuery = z.infer<typeof tenantListQuery>;

/** The filters of the list, without its order and pages. */
export const tenantExportQuery = tenantListQuery.pick({ q: true, status: true, plan: true });
export type TenantExportQuery = z.infer<typeof tenantExportQuery>;

export const tenant = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  status: z.enum(['active', 'suspended', 'inactive']),
  /** Its owner has not opened it to shoppers. */
  preparing: z.boolean(),
  /** A copy of a store to try things in. */
  sandbox: z.boolean(),
  /** Why operators suspended it; empty otherwise. */
  suspendedReason: z.string().optional(),
  ownerEmail: z.string(),
  /** Host names it answers on, its own subdomain first. */
  domains: z.array(z.string()),
  /** Host names it had before, which lead to the present one. */
  formerDomains: z.array(z.string()),
  /** The ring of new builds for this store. */
  ring,
  /** Null for a store without a subscription, which has no limits. */
  plan: z.object({ id: z.uuid(), name: localizedText(), state: z.enum(subscriptionStates) }).nullable(),
  figures: storeFigures,
  createdAt: z.iso.datetime(),
  version: z.number().int(),
});
export type Tenant = z.infer<typeof tenant>;

/** The catalogues that a new store can begin with. */
export const starterCatalogues = ['empty', 'grocery', 'bakery'] as const;
export type StarterCatalogue = (typeof starterCatalogues)[number];

export const slugInput = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,38}[a-z0-9]$/)
  .refine((slug) => !(reservedSlugs as readonly string[]).includes(slug), 'reserved');

/** The fields that operators can change. */
export const tenantFields = z.strictObject({
  name: z.string().trim().min(2).max(80),
  /** A new one gives the store another address; the old one leads there. */
  slug: slugInput,
  /** The address for the platform's mails about the store. */
  ownerEmail: z.email().max(254).toLowerCase(),
});
export type TenantUpdate = Versioned<z.infer<typeof tenantFields>>;

export const tenantInput = tenantFields.extend({
  ownerName: z.string().trim().min(2).max(80),
  ownerPassword: z.string().min(10).max(128),
  currency: z.enum(['USD', 'EUR', 'GBP', 'CHF']),
  language: languageCode,
  /** The store's accent colour, #rrggbb. */
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  /** Sets its tax, its time zone and how it writes dates. */
  country: z.enum(countryCodes).optional(),
  /** The catalogue that it begins with; categories without goods by default. */
  catalogue: z.enum(starterCatalogues).optional(),
});
export type TenantInput = z.infer<typeof tenantInput>;

/** Suspending needs a reason: the store's owner reads it. */
const statusChange = {
  status: z.enum(['active', 'suspended']),
  reason: z.string().trim().max(300).optional(),
};
export const tenantStatusInput = z.strictObject(statusChange);
export const tenantStatusItem = z.strictObject({ id: z.uuid(), ...statusChange });
export const tenantPlanItem = z.strictObject({ id: z.uuid(), planId: z.uuid() });
export type TenantStatusInput = z.infer<typeof tenantStatusInput>;

/** Why a store is closed, for its own staff; null for one that is open. */
export const closedReply = z.object({
  closed: z.enum(['suspended', 'inactive', 'preparing']).nullable(),
  reason: z.string(),
});
