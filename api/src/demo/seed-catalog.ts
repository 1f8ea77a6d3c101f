import { attributes } from '../features/attributes/attributes.table.ts';
import { categories } from '../features/categories/categories.table.ts';
import { images } from '../features/images/images.table.ts';
import { productCategories, products, variants } from '../features/products/products.table.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Catalog } from './catalog.ts';
import { attributeRows, categoryRows, planCatalog } from './catalog.ts';
import type { Clock } from './clock.ts';
import { readCategories, readProducts } from './data.ts';
import { insertAll } from './insert.ts';
import type { Picture } from './pictures.ts';

export type Pictures = { all: Picture[]; named: (name: string) => Picture };

/** Inserts a store's pictures, categories, attributes and products; returns the parts that orders need. */
export async function seedCatalog(
  tx: Tx,
  slug: string,
  tenantId: string,
  pictures: Pictures,
  clock: Clock,
): Promise<Catalog> {
  const [goods, shelves] = await Promise.all([readProducts(slug), readCategories(slug)]);
  const createdAt = clock.daysAgo(320);
  const catalog = planCatalog({
    slug,
    tenantId,
    products: goods,
    categories: shelves,
    picture: pictures.named,
    clock,
  });
  await insertAll(
    tx,
    images,
    pictures.all.map(({ id, name, width, height, bytes }) => ({
      tenantId,
      id,
      name: `${name}.webp`,
      width,
      height,
      bytes,
      createdAt,
    })),
  );
  await insertAll(tx, categories, categoryRows(slug, tenantId, shelves, pictures.named));
  await insertAll(tx, attributes, attributeRows(slug, tenantId, goods));
  await insertAll(tx, products, catalog.products);
  await insertAll(tx, productCategories, catalog.listings);
  await insertAll(tx, variants, catalog.variants);
  return catalog;
}
