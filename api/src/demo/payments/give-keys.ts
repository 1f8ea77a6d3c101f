import { eq } from 'drizzle-orm';
import { cardKey, sealedCardKeys } from '../../features/card-settings/card-settings.service.ts';
import { cardSettings } from '../../features/card-settings/card-settings.table.ts';
import type { AppConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { demoTenantId } from '../seed.ts';
import { demoKeys } from './provider.ts';

/** Stores of the demo that take cards; another one takes cash alone. */
const takingCards = ['fresh', 'bakehouse'];

/** Gives these stores the keys of the demo's payment provider, unless they have keys already. */
export async function giveDemoKeys(databaseUrl: string, config: AppConfig): Promise<void> {
  const database = openDatabase(databaseUrl);
  try {
    const key = await cardKey({ config, database });
    for (const slug of takingCards) {
      const tenantId = demoTenantId(slug);
      const [store] = await onPlatform(database, (tx) =>
        tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, tenantId)),
      );
      if (!store) continue;
      const { publishableKey, ...secrets } = demoKeys(slug);
      await inTenant(database, tenantId, (tx) =>
        tx
          .insert(cardSettings)
          .values({
            ...{ tenantId, enabled: true, publishableKey, secretKey: '', webhookSecret: '' },
            ...sealedCardKeys(key, tenantId, secrets),
          })
          .onConflictDoNothing(),
      );
    }
  } finally {
    await database.close();
  }
}
