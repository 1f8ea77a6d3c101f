import { createClock } from '../../demo/clock.ts';
import { readCategories, readProducts } from '../../demo/data.ts';
import { demoId } from '../../demo/ids.ts';
import { insertAll } from '../../demo/insert.ts';
import { storePictures } from '../../demo/pictures.ts';
import { seedCatalog } from '../../demo/seed-catalog.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { stockLevels, stockMovements } from '../stock/stock.table.ts';
import { createStarterCategories } from './starter-categories.ts';
import type { StarterCatalogue } from './tenants.schema.ts';

/** The store of the demo whose goods a new store begins with. */
const sources = { grocery: 'fresh', bakery: 'bakehouse' } as const;

/** Fills the shelves of a new store: with categories, or with goods, pictures, prices and stock as well. */
export async function createStarterCatalogue(
  tx: Tx,
  storage: Storage,
  tenantId: string,
  catalogue: StarterCatalogue,
): Promise<void> {
  if (catalogue === 'empty') return createStarterCategories(tx, tenantId);
  const source = sources[catalogue];
  const [goods, shelves] = await Promise.all([readProducts(source), readCategories(source)]);
  const wanted = new Set([...goods.map(({ key }) => key), ...shelves.map(({ key }) => `category-${key}`)]);
  const pictures = await storePictures(source, tenantId, storage, wanted);
  const named = (name: string) => {
    const picture = pictures.get(name);
    if (!picture) throw new Error(`There is no picture of ${name}`);
    return picture;
  };
  const now = new Date();
  // The store is new, and so is all that it has.
  const clock = { ...createClock(now), daysAgo: () => now };
  const all = [...pictures.values()];
  const { sellables, reorderPoint } = await seedCatalog(tx, source, tenantId, { all, named }, clock);
  const stocked = sellables.filter(({ available }) => available > 0);
  await insertAll(
    tx,
    stockLevels,
    sellables.map(({ id, available }) => ({
      ...{ tenantId, variantId: id, onHand: available },
      ...{ allocated: 0, reorderPoint },
    })),
  );
  await insertAll(
    tx,
    stockMovements,
    stocked.map(({ id, available }) => ({
      ...{ tenantId, id: demoId(source, id, 'received'), variantId: id, kind: 'received' as const },
      ...{ qty: available, orderId: null, actorId: null, reason: '', createdAt: now },
    })),
  );
}
