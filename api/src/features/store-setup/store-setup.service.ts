import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { readCustomization } from '../customization/customization.service.ts';
import { defaultCheckout } from '../customization/default-labels.ts';
import { products } from '../products/products.table.ts';
import { readStoreSetting } from '../settings/settings.service.ts';
import type { StoreSetup } from './store-setup.schema.ts';
import { setupSteps } from './store-setup.schema.ts';

/** Every step is derived from what the store has; nothing is ticked by hand. */
export async function readStoreSetup(tx: Tx, tenantId: string, storeName: string): Promise<StoreSetup> {
  const { navbar, checkout } = await readCustomization(tx, tenantId, storeName);
  const setting = await readStoreSetting(tx, tenantId);
  const shown = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.tenantId, tenantId), eq(products.status, 'show'), isNull(products.deletedAt)))
    .limit(1);
  const isDone: Record<StoreSetup[number]['step'], boolean> = {
    logo: navbar.logo !== '',
    product: shown.length > 0,
    // The delivery options of a new store are examples.
    delivery: JSON.stringify(checkout) !== JSON.stringify(defaultCheckout),
    // Cash on delivery needs nothing.
    payment: true,
    address: [setting.company_name, setting.address, setting.city, setting.country].every(Boolean),
    opening: setting.takes_orders,
  };
  return setupSteps.map((step) => ({ step, done: isDone[step] }));
}
