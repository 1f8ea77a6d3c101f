import { v7 as uuidv7 } from 'uuid';
import { announce } from '../../platform/database/changes.ts';
import { counters } from '../../platform/database/counters.table.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { switchToPlatform, switchToTenant } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { createCurrencies } from '../currencies/currencies.service.ts';
import { defaultCustomization } from '../customization/customization.defaults.ts';
import { writeCustomization } from '../customization/customization.service.ts';
import { createLanguages } from '../languages/languages.service.ts';
import { isReserved } from '../platform-settings/platform-settings.service.ts';
import { defaultGlobalSetting, defaultStoreSetting } from '../settings/settings.defaults.ts';
import { writeSettings } from '../settings/settings.service.ts';
import { createOwner } from '../staff/staff.service.ts';
import { openSubscription } from '../subscriptions/subscriptions.service.ts';
import { createStarterCategories } from './starter-categories.ts';
import type { TenantInput } from './tenants.schema.ts';

export type NewStore = Omit<TenantInput, 'ownerPassword'> & {
  id?: string;
  passwordHash: string;
  /** Its host name, for the URLs in its pages' heads. */
  host: string;
};

/**
 * Writes all rows that a store needs to answer on its host, in the caller's transaction on the platform's tables.
 * Throws SLUG_TAKEN. Returns the new tenant's id.
 */
export async function openStore(tx: Tx, { id = uuidv7(), ...store }: NewStore): Promise<string> {
  const created = await tx
    .insert(tenants)
    .values({ id, slug: store.slug, name: store.name, ownerEmail: store.ownerEmail })
    .onConflictDoNothing({ target: tenants.slug })
    .returning({ id: tenants.id });
  if (created.length === 0) throw new AppError('SLUG_TAKEN', [{ field: 'slug', message: 'taken' }]);
  await announce(tx, { kind: 'tenants', tenantId: id });
  await openSubscription(tx, id, store.currency, new Date());
  await switchToTenant(tx, id);
  await writeSettings(tx, id, {
    global: { ...defaultGlobalSetting, default_language: store.language, default_currency: store.currency },
    store: {
      ...defaultStoreSetting,
      meta_title: store.name,
      meta_url: store.host,
      color_accent: store.color.toLowerCase(),
    },
  });
  await writeCustomization(
    tx,
    id,
    defaultCustomization({ name: store.name, email: store.ownerEmail, currency: store.currency }),
  );
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
 * Like `openStore`, with a host below the root domain and the categories of a typical grocery. Throws SLUG_TAKEN also
 * for a name that the platform reserves.
 */
export async function openNewStore(
  tx: Tx,
  store: Omit<NewStore, 'host'>,
  rootDomain: string,
): Promise<string> {
  if (await isReserved(tx, store.slug))
    throw new AppError('SLUG_TAKEN', [{ field: 'slug', message: 'reserved' }]);
  const id = await openStore(tx, { ...store, host: `${store.slug}.${rootDomain}` });
  await switchToTenant(tx, id);
  await createStarterCategories(tx, id);
  await switchToPlatform(tx);
  return id;
}
