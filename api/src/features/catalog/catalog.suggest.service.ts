import { sql } from 'drizzle-orm';
import { recall, remember } from '../../platform/database/catalog-version.ts';
import type { Tx } from '../../platform/database/database.ts';
import { folded } from '../products/products.search.service.ts';
import type { Meaning } from './catalog.find.service.ts';
import { findProducts, readMeaning } from './catalog.find.service.ts';
import type { Suggestions } from './catalog.schema.ts';

const most = { products: 6, categories: 3, brands: 2 };

/** Suggests goods, categories and brands while a shopper types. */
export async function suggest(tx: Tx, tenantId: string, q: string): Promise<Suggestions> {
  const meaning = await readMeaning(tx, tenantId, q);
  if (meaning.words.length === 0) return { products: [], categories: [], brands: [], totalDoc: 0 };
  const page = { page: 1, limit: most.products, sort: 'relevance' } as const;
  const { items, ...found } = await findProducts(tx, tenantId, page, {}, meaning);
  const brands = await brandsOf(tx, tenantId, meaning);
  const categories = meaning.categories.slice(0, most.categories);
  return { ...found, products: items, categories, brands: brands.slice(0, most.brands) };
}

/** Finds the brands that have a beginning of each word. */
async function brandsOf(tx: Tx, tenantId: string, { version, words }: Meaning): Promise<string[]> {
  const known = recall<string[]>(tenantId, 'brands', version) ?? (await readBrands(tx, tenantId, version));
  return known.filter((brand) => {
    const own = folded(brand).split(' ');
    return words.every((word) => word.words.some((one) => own.some((part) => part.startsWith(one))));
  });
}

async function readBrands(tx: Tx, tenantId: string, version: number): Promise<string[]> {
  const { rows } = await tx.execute<{ brand: string }>(sql`
    select brand from products where tenant_id = ${tenantId} and status = 'show' and brand <> ''
    group by brand order by count(*) desc, brand limit 2000`);
  const brands = rows.map(({ brand }) => brand);
  remember(tenantId, 'brands', version, brands);
  return brands;
}
