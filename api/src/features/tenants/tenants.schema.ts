import { z } from 'zod';
import { listQuery, listReply } from '../../platform/http/list.schema.ts';
import { languageCode } from '../../platform/http/localized.schema.ts';
import { hostTenant, reservedSlugs } from '../../platform/tenancy/host-tenant.schema.ts';
import { currency } from '../currencies/currencies.schema.ts';
import { customization } from '../customization/customization.schema.ts';
import { language } from '../languages/languages.schema.ts';
import { ring } from '../rollouts/rollouts.schema.ts';
import { globalSetting, platformSetting, storeSetting } from '../settings/settings.schema.ts';
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

export const tenantListQuery = listQuery(['newest', 'name']).extend({
  status: z.enum(['active', 'suspended', 'inactive']).optional(),
});
export type TenantListQuery = z.infer<typeof tenantListQuery>;

export const tenant = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  status: z.enum(['active', 'suspended', 'inactive']),
  /** Why operators suspended it; empty otherwise. */
  suspendedReason: z.string().optional(),
  ownerEmail: z.string(),
  /** Host names it answers on, its own subdomain first. */
  domains: z.array(z.string()),
  /** The ring of new builds for this store. */
  ring,
  createdAt: z.iso.datetime(),
});
export type Tenant = z.infer<typeof tenant>;
export const tenantList = listReply(tenant);

/** What a new store can begin with. */
export const starterCatalogues = ['empty', 'grocery', 'bakery'] as const;
export type StarterCatalogue = (typeof starterCatalogues)[number];

export const slugInput = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,38}[a-z0-9]$/)
  .refine((slug) => !(reservedSlugs as readonly string[]).includes(slug), 'reserved');

export const tenantInput = z.strictObject({
  name: z.string().trim().min(2).max(80),
  slug: slugInput,
  ownerName: z.string().trim().min(2).max(80),
  ownerEmail: z.email().max(254).toLowerCase(),
  ownerPassword: z.string().min(10).max(128),
  currency: z.enum(['USD', 'EUR', 'GBP', 'CHF']),
  language: languageCode,
  /** The store's accent colour, #rrggbb. */
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  /** Sets its tax, its time zone and how it writes dates. */
  country: z.enum(countryCodes).optional(),
  /** What is on its shelves at first; categories without goods by default. */
  catalogue: z.enum(starterCatalogues).optional(),
});
export type TenantInput = z.infer<typeof tenantInput>;

/** Suspending needs a reason: the store's owner reads it. */
export const tenantStatusInput = z.strictObject({
  status: z.enum(['active', 'suspended']),
  reason: z.string().trim().max(300).optional(),
});
export type TenantStatusInput = z.infer<typeof tenantStatusInput>;

/** Why a store is closed, for its own staff; null for one that is open. */
export const closedReply = z.object({
  closed: z.enum(['suspended', 'inactive', 'preparing']).nullable(),
  reason: z.string(),
});
