import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { announce } from '../../platform/database/changes.ts';
import { counters } from '../../platform/database/counters.table.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import { switchToPlatform, switchToTenant } from '../../platform/tenancy/tenancy.ts';
import { tenantFormerSlugs, tenants } from '../../platform/tenancy/tenants.table.ts';
import { createCurrencies } from '../currencies/currencies.service.ts';
import { defaultCustomization } from '../customization/customization.defaults.ts';
import { writeCustomization } from '../customization/customization.service.ts';
import { createLanguages } from '../languages/languages.service.ts';
import { isReserved } from '../platform-settings/platform-settings.service.ts';
import { defaultGlobalSetting, defaultStoreSetting } from '../settings/settings.defaults.ts';
import { writeSettings } from '../settings/settings.service.ts';
import { createOwner } from '../staff/staff.service.ts';
import { openSubscription } from '../subscriptions/subscriptions.service.ts';
import { countries } from './countries.ts';
import { deliveryPrices } from './delivery-prices.ts';
import { createStarterCatalogue } from './starter-catalogue.ts';
import type { TenantInput } from './tenants.schema.ts';

export type NewStore = Omit<TenantInput, 'ownerPassword'> & {
  id?: string;
  passwordHash: string;
  /** Its host name, for the URLs in its pages' heads. */
  host: string;
  /** Shoppers find it closed until its owner opens it. */
  isPreparing?: boolean;
};

/**
 * Writes all rows that a store needs to answer on its host, in the caller's transaction on the platform's tables.
 * Throws SLUG_TAKEN. Returns the new tenant's id.
 */
export async function openStore(tx: Tx, { id = uuidv7(), ...store }: NewStore): Promise<string> {
  const created = await tx
    .insert(tenants)
    .values({
      ...{ id, slug: store.slug, name: store.name, ownerEmail: store.ownerEmail },
      ...(store.isPreparing && { openedAt: null }),
    })
    .onConflictDoNothing({ target: tenants.slug })
    .returning({ id: tenants.id });
  if (created.length === 0) throw new AppError('SLUG_TAKEN', [{ field: 'slug', message: 'taken' }]);
  await refuseFormer(tx, id, store.slug);
  await announce(tx, { kind: 'tenants', tenantId: id });
  await openSubscription(tx, id, store.currency, new Date());
  await switchToTenant(tx, id);
  await writeSettings(tx, id, settingsOf(store));
  const { name, ownerEmail: email, currency, catalogue } = store;
  const delivery = deliveryOf(store);
  await writeCustomization(tx, id, defaultCustomization({ name, email, currency, catalogue, delivery }));
  await createLanguages(tx, id, store.language);
  await createCurrencies(tx, id, store.currency);
  await createOwner(tx, id, {
    name: store.ownerName,
    email: store.ownerEmail,
    passwordHash: store.passwordHash,
  });
  await tx.insert(counters).values([
    { tenantId: id, name: 'invoice' },
    { tenantId: id, name: 'catalog' },
  ]);
  await switchToPlatform(tx);
  return id;
}

/**
 * Returns the prices for a store whose country is known; another one has the specification's 60 and 20, free from 500.
 */
const deliveryOf = ({ country, currency }: Pick<NewStore, 'country' | 'currency'>) =>
  country && deliveryPrices[currency];

function settingsOf(store: Omit<NewStore, 'id'>) {
  const { name, host, color, language, currency, country } = store;
  const own = country && countries[country];
  const delivery = deliveryOf(store);
  return {
    global: {
      ...defaultGlobalSetting,
      ...{ default_language: language, default_currency: currency },
      ...(own && { default_time_zone: own.timeZone, default_date_format: own.dateFormat }),
    },
    store: {
      ...defaultStoreSetting,
      ...{ meta_title: name, meta_url: host, color_accent: color.toLowerCase() },
      ...(own && { country, tax_rate_bp: own.taxRateBp }),
      ...(delivery && { free_shipping_from: delivery.freeFrom }),
    },
  };
}

/** An address that another store had leads there. Throws SLUG_TAKEN. */
export async function refuseFormer(tx: Tx, tenantId: string, slug: string): Promise<void> {
  const [former] = await tx
    .select({ tenantId: tenantFormerSlugs.tenantId })
    .from(tenantFormerSlugs)
    .where(eq(tenantFormerSlugs.slug, slug));
  if (former && former.tenantId !== tenantId)
    throw new AppError('SLUG_TAKEN', [{ field: 'slug', message: 'taken' }]);
}

/**
 * Opens a store as `openStore` does, with a host below the root domain and a first catalogue. Throws SLUG_TAKEN also
 * for a name that the platform reserves.
 */
export async function openNewStore(
  tx: Tx,
  store: Omit<NewStore, 'host'>,
  { config, storage }: Pick<Services, 'config' | 'storage'>,
): Promise<string> {
  if (await isReserved(tx, store.slug))
    throw new AppError('SLUG_TAKEN', [{ field: 'slug', message: 'reserved' }]);
  const id = await openStore(tx, { ...store, host: `${store.slug}.${config.ROOT_DOMAIN}` });
  await switchToTenant(tx, id);
  await createStarterCatalogue(tx, storage, id, store.catalogue ?? 'empty');
  await switchToPlatform(tx);
  return id;
}
