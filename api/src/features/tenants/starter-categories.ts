import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { categories } from '../categories/categories.table.ts';
import { t } from '../customization/localize.ts';

/** The shelves of any grocery, so that the first product has a place. */
const shelves = [
  { slug: 'fruits-vegetable', name: t('Fruits & vegetables', 'Obst & Gemüse', 'Fruits et légumes') },
  { slug: 'breakfast', name: t('Breakfast', 'Frühstück', 'Petit-déjeuner') },
  { slug: 'milk-dairy', name: t('Milk & dairy', 'Milch & Käse', 'Lait et produits laitiers') },
  { slug: 'fish-meat', name: t('Fish & meat', 'Fisch & Fleisch', 'Poisson et viande') },
  { slug: 'drinks', name: t('Drinks', 'Getränke', 'Boissons') },
  { slug: 'beauty-health', name: t('Beauty & health', 'Pflege & Gesundheit', 'Beauté et santé') },
];

export async function createStarterCategories(tx: Tx, tenantId: string): Promise<void> {
  await tx.insert(categories).values(
    shelves.map((shelf, position) => {
      const id = uuidv7();
      return { tenantId, id, ...shelf, description: t('', '', ''), path: [id], position };
    }),
  );
}
