import { v7 as uuidv7 } from 'uuid';
import { languages } from '../features/languages/languages.table.ts';
import type { Database, Tx } from '../platform/database/database.ts';
import { onPlatform, switchToTenant } from '../platform/tenancy/tenancy.ts';
import { tenants } from '../platform/tenancy/tenants.table.ts';

/**
 * Creates a store with its languages, on `<slug>.localhost`. `fill` adds the rows that a test needs, in the same
 * transaction.
 */
export async function createStore(
  database: Database,
  slug: string,
  fill?: (tx: Tx, tenantId: string) => Promise<void>,
): Promise<string> {
  const tenantId = uuidv7();
  await onPlatform(database, async (tx) => {
    await tx.insert(tenants).values({ id: tenantId, slug, name: slug, ownerEmail: `owner@${slug}.test` });
    await switchToTenant(tx, tenantId);
    await tx.insert(languages).values([
      { tenantId, name: 'English', isoCode: 'en', flag: 'US', position: 0 },
      { tenantId, name: 'Deutsch', isoCode: 'de', flag: 'DE', position: 1 },
      { tenantId, name: 'Latin', isoCode: 'la', flag: 'VA', status: 'hide', position: 2 },
    ]);
    await fill?.(tx, tenantId);
  });
  return tenantId;
}
