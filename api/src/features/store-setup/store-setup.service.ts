import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { Services } from '../../platform/http/services.ts';
import type { FoundTenant } from '../../platform/tenancy/host-tenant.schema.ts';
import { onPlatform, readInTenant } from '../../platform/tenancy/tenancy.ts';
import { tenantDomains } from '../../platform/tenancy/tenants.table.ts';
import { takesCards } from '../card-settings/card-settings.service.ts';
import { firstCheckout } from '../customization/customization.defaults.ts';
import { readCustomization } from '../customization/customization.service.ts';
import { orders } from '../orders/orders.table.ts';
import { products } from '../products/products.table.ts';
import { readStoreSetting } from '../settings/settings.service.ts';
import { saveStoreSetting } from '../settings/settings.write.service.ts';
import { deliveryPrices } from '../tenants/delivery-prices.ts';
import type { SetupStep, StoreSetup } from './store-setup.schema.ts';
import { setupSteps } from './store-setup.schema.ts';

/** A store can sell without them: it has an address of the platform's, and takes cash. */
const optional: readonly SetupStep[] = ['logo', 'payment', 'domain', 'test_order'];

/** The delivery options of a new store, whose prices are those of its currency where its country is known. */
const examples = [undefined, ...Object.values(deliveryPrices)].map(firstCheckout);

/** Reads the steps of the setup. Each is derived from the store's rows; nothing is ticked by hand. */
export async function readStoreSetup(
  { database }: Pick<Services, 'database'>,
  tenantId: string,
  { name, closed }: Pick<FoundTenant, 'name' | 'closed'>,
): Promise<StoreSetup> {
  const own = await readInTenant(database, tenantId, (tx) => readOwn(tx, tenantId, name ?? ''));
  const isDone: Record<SetupStep, boolean> = {
    ...own,
    domain: await onPlatform(database, (tx) => hasDomain(tx, tenantId)),
    opening: own.opening && closed === undefined,
  };
  return setupSteps.map((step) => ({ step, done: isDone[step], optional: optional.includes(step) }));
}

async function readOwn(tx: Tx, tenantId: string, storeName: string) {
  const { navbar, checkout } = await readCustomization(tx, tenantId, storeName);
  const setting = await readStoreSetting(tx, tenantId);
  const shown = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.tenantId, tenantId), eq(products.status, 'show'), isNull(products.deletedAt)))
    .limit(1);
  const ordered = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.tenantId, tenantId))
    .limit(1);
  return {
    logo: navbar.logo !== '',
    product: shown.length > 0,
    delivery: !examples.some((example) => isDeepStrictEqual(checkout, example)),
    payment: await takesCards(tx, tenantId),
    address: [setting.company_name, setting.address, setting.city, setting.country].every(Boolean),
    test_order: ordered.length > 0,
    opening: setting.takes_orders,
  };
}

/** Switches orders on for a store that opens, also when that was switched off before. */
export async function takeOrders(tx: Tx, tenantId: string): Promise<void> {
  const { takes_orders: does, version } = await readStoreSetting(tx, tenantId);
  if (!does) await saveStoreSetting(tx, tenantId, { takes_orders: true, version });
}

async function hasDomain(tx: Tx, tenantId: string): Promise<boolean> {
  const found = await tx
    .select({ domain: tenantDomains.domain })
    .from(tenantDomains)
    .where(and(eq(tenantDomains.tenantId, tenantId), eq(tenantDomains.verified, true)))
    .limit(1);
  return found.length > 0;
}
