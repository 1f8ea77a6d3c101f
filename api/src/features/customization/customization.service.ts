import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { defaultCustomization } from './customization.defaults.ts';
import type { Customization } from './customization.schema.ts';
import { customizations } from './customization.table.ts';

/** The store's document, or the default one. */
export async function readCustomization(tx: Tx, tenantId: string, storeName: string): Promise<Customization> {
  const [row] = await tx
    .select({ body: customizations.body })
    .from(customizations)
    .where(eq(customizations.tenantId, tenantId));
  return row?.body ?? defaultCustomization({ name: storeName, email: '', currency: 'USD' });
}

export async function writeCustomization(tx: Tx, tenantId: string, body: Customization): Promise<void> {
  await tx
    .insert(customizations)
    .values({ tenantId, body })
    .onConflictDoUpdate({ target: customizations.tenantId, set: { body } });
}
