import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { readCatalogVersion, recall, remember } from '../../platform/database/catalog-version.ts';
import type { Tx } from '../../platform/database/database.ts';
import { readOne } from '../../platform/database/list.ts';
import { products } from '../products/products.table.ts';
import type { CatalogCategory, Category } from './categories.schema.ts';
import { categories } from './categories.table.ts';

/** A condition that a category and all its ancestors are visible. `alias` names its row. */
export const shownToShoppers = (alias: string) => {
  const row = sql.raw(alias);
  return sql`(${row}.status = 'show' and not exists (
    select 1 from ${categories} above where above.tenant_id = ${row}.tenant_id and above.id = any(${row}.path) and above.status = 'hide'))`;
};

/** Categories with the number of products in and below each. A product in two sub-categories counts once. */
const read = async (tx: Tx, tenantId: string, condition: SQL, one?: string): Promise<Category[]> => {
  const { rows } = await tx.execute<Category>(sql`
    with listed as (select c.* from ${categories} c where c.tenant_id = ${tenantId} and ${condition}),
    counted as (
      select holder.id, count(distinct pc.product_id) filter (where p.status = 'show')::int as shown,
        count(distinct pc.product_id)::int as total
      from listed below
      cross join lateral unnest(below.path) as holder(id)
      join product_categories pc on pc.tenant_id = ${tenantId} and pc.category_id = below.id
      join ${products} p on p.tenant_id = pc.tenant_id and p.id = pc.product_id and p.deleted_at is null
      group by holder.id
    )
    select l.id, l.slug, l.name, l.description, l.parent_id as "parentId", l.image, l.status, l.position, l.version,
      coalesce(counted.shown, 0) as "productCount", coalesce(counted.total, 0) as "totalCount"
    from listed l left join counted on counted.id = l.id
    ${one ? sql`where l.id = ${one}` : sql``}
    order by cardinality(l.path), l.position, l.id`);
  return rows;
};

/** Returns a list that is read once for each version of the catalogue. */
async function once(
  tx: Tx,
  tenantId: string,
  { key, condition, known }: { key: string; condition: SQL; known?: number | undefined },
): Promise<Category[]> {
  const version = known ?? (await readCatalogVersion(tx, tenantId));
  const remembered = recall<Category[]>(tenantId, key, version);
  if (remembered) return remembered;
  const list = await read(tx, tenantId, condition);
  remember(tenantId, key, version, list);
  return list;
}

/**
 * Lists the categories that shoppers see: visible ones below visible ones. `known`: the catalogue's version, if the
 * caller has just read it.
 */
export const listShownCategories = (tx: Tx, tenantId: string, known?: number): Promise<CatalogCategory[]> =>
  once(tx, tenantId, { key: 'categories', condition: shownToShoppers('c'), known });

/** Lists all categories, for staff. */
export const listCategories = (tx: Tx, tenantId: string): Promise<Category[]> =>
  once(tx, tenantId, { key: 'all categories', condition: sql`true` });

/** Throws NOT_FOUND for an unknown category and for one of another store. */
export async function readCategory(tx: Tx, tenantId: string, id: string): Promise<Category> {
  // The cached list is not used: a transaction that changes categories reads its own changes here.
  return readOne(read(tx, tenantId, sql`${id}::uuid = any(c.path)`, id));
}
