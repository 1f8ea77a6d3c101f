import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { categories } from '../categories/categories.table.ts';
import { defaultTexts } from '../customization/default-texts.ts';

/** The shelves of any grocery, so that the first product has a place. */
export async function createStarterCategories(tx: Tx, tenantId: string): Promise<void> {
  await tx.insert(categories).values(
    Object.entries(defaultTexts.shelves).map(([slug, name], position) => {
      const id = uuidv7();
      return { tenantId, id, slug, name, description: {}, path: [id], position };
    }),
  );
}
