import { join } from 'node:path';
import { administratorRoleId } from '../features/operator-roles/operator-roles.service.ts';
import { platformUsers } from '../features/platform-users/platform-users.table.ts';
import { platformSettings } from '../features/settings/settings.table.ts';
import { announce } from '../platform/database/changes.ts';
import type { Tx } from '../platform/database/database.ts';
import { migrationLock } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { hashPassword } from '../platform/identity/passwords.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { folderStorage } from '../platform/storage/storage.ts';
import { onPlatform, switchToPlatform, switchToTenant } from '../platform/tenancy/tenancy.ts';
import { tenantDomains, tenants } from '../platform/tenancy/tenants.table.ts';
import type { Clock } from './clock.ts';
import { createClock } from './clock.ts';
import { demoId } from './ids.ts';
import type { Picture } from './pictures.ts';
import { storePictures } from './pictures.ts';
import { seedPlans } from './seed-plans.ts';
import { seedStore } from './seed-store.ts';
import { bakehouse } from './stores/bakehouse/store.ts';
import type { DemoStore } from './stores/demo-store.ts';
import { fresh } from './stores/fresh/store.ts';
import { greens } from './stores/greens/store.ts';

export const demoPassword = 'Larder-demo-1';

export type SeedOptions = {
  /** Pictures go to `<dataDir>/uploads`. */
  dataDir: string;
  log?: (line: string) => void;
};

/** The time that another process may take to fill or migrate the database on a busy machine. */
const longestWaitMs = 120_000;

const stores: DemoStore[] = [fresh, bakehouse, greens];

export const demoTenantId = (slug: string): string => demoId(slug, 'tenant');

/**
 * Fills an empty, migrated database with the demo data: the same ids, names and amounts each time, with dates
 * relative to now. One transaction writes all of it or nothing; a database with stores is left alone.
 */
export async function seedDemo(databaseUrl: string, { dataDir, log }: SeedOptions): Promise<void> {
  const database = openDatabase(databaseUrl, undefined, undefined, {}, longestWaitMs);
  const clock = createClock(new Date());
  const storage = folderStorage(join(dataDir, 'uploads'));
  try {
    await onPlatform(database, async (tx) => {
      // Several processes may start concurrently: one fills the database, and none migrates it meanwhile.
      await tx.execute(`set local statement_timeout = ${longestWaitMs}`);
      await tx.execute(`select pg_advisory_xact_lock(${migrationLock})`);
      const [someone] = await tx.select({ id: tenants.id }).from(tenants).limit(1);
      if (someone) return;
      const passwordHash = await hashPassword(demoPassword);
      await seedPlatform(tx, clock, passwordHash);
      for (const store of stores) {
        const { products, orders } = await seedTenant(tx, store, { storage, clock, passwordHash });
        log?.(`Seeded ${store.words.name}: ${products} products, ${orders} orders`);
      }
      const slugs = [...stores.map(({ slug }) => slug), 'closed'];
      await seedPlans(
        tx,
        clock,
        slugs.map((slug) => ({ slug, id: demoTenantId(slug) })),
      );
      await announce(tx, { kind: 'tenants' });
    });
    // Fresh statistics; otherwise the first queries are planned for empty tables.
    await database.pool.query('analyze');
  } finally {
    await database.close();
  }
}

async function seedPlatform(tx: Tx, clock: Clock, passwordHash: string): Promise<void> {
  const email = 'platform@larder.test';
  await tx.insert(platformUsers).values({
    ...{ id: demoId('platform', 'user', email), email, passwordHash, roleId: await administratorRoleId(tx) },
    name: 'Robin Lake',
    createdAt: clock.daysAgo(1000),
  });
  await tx.insert(platformSettings).values({
    key: 'platform',
    body: {
      platform_title: 'Larder',
      platform_description: 'Open a grocery store online: your goods, your look, your domain.',
      meta_title: 'Larder: grocery stores, online',
      meta_description:
        'Open a grocery store online in an afternoon. Catalogue, orders, stock and delivery in one place.',
      meta_keywords: 'grocery, online store, e-commerce, delivery',
    },
  });
  await tx.insert(tenants).values({
    ...{ id: demoTenantId('closed'), slug: 'closed', name: 'Closed Larder', status: 'inactive' as const },
    ownerEmail: 'owner@closed.test',
    createdAt: clock.daysAgo(500),
  });
}

type Setting = { storage: Storage; clock: Clock; passwordHash: string };

async function seedTenant(tx: Tx, store: DemoStore, { storage, clock, passwordHash }: Setting) {
  const tenantId = demoTenantId(store.slug);
  const pictures = await storePictures(store.slug, tenantId, storage);
  const named = (name: string): Picture => {
    const picture = pictures.get(name);
    if (!picture) throw new Error(`${store.slug} has no picture "${name}": run scripts/demo-pictures.ts`);
    return picture;
  };
  const createdAt = clock.daysAgo(400 - stores.indexOf(store) * 90);
  await tx.insert(tenants).values({
    ...{ id: tenantId, slug: store.slug, name: store.words.name, createdAt },
    ownerEmail: store.staff[0]?.email ?? '',
  });
  if (store.domain) {
    await tx.insert(tenantDomains).values({ domain: store.domain, tenantId, verified: true, createdAt });
  }
  await switchToTenant(tx, tenantId);
  const all = [...pictures.values()];
  const counts = await seedStore(tx, store, { tenantId, clock, passwordHash, pictures: { all, named } });
  await switchToPlatform(tx);
  return counts;
}
