import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  catalogChanged,
  readCatalogVersion,
  recall,
  remember,
} from '../../platform/database/catalog-version.ts';
import type { Tx } from '../../platform/database/database.ts';
import { products } from '../products/products.table.ts';
import type { CatalogCategory, Category } from './categories.schema.ts';
import { categories } from './categories.table.ts';

/** A condition that a category and all its ancestors are visible. `alias` names its row. */
export const shownToShoppers = (alias: string) => {
  const row = sql.raw(alias);
  return sql`(${row}.status = 'show' and not exists (
    select 1 from ${categories} above where above.tenant_id = ${row}.tenant_id and above.id = any(${row}.path) and above.status = 'hide'))`;
};

/** Categories with the number of visible products in and below each. A product in two sub-categories counts once. */
const read = async <Row extends CatalogCategory>(tx: Tx, tenantId: string, shownOnly: boolean) => {
  const condition = shownOnly ? shownToShoppers('c') : sql`true`;
  const { rows } = await tx.execute<Row>(sql`
    with listed as (select c.* from ${categories} c where c.tenant_id = ${tenantId} and ${condition}),
    counted as (
      select holder.id, count(distinct pc.product_id)::int as count
      from listed below
      cross join lateral unnest(below.path) as holder(id)
      join product_categories pc on pc.tenant_id = ${tenantId} and pc.category_id = below.id
      join ${products} p on p.tenant_id = pc.tenant_id and p.id = pc.product_id and p.status = 'show'
      group by holder.id
    )
    select l.id, l.slug, l.name, l.description, l.parent_id as "parentId", l.image, l.status, l.position, coalesce(counted.count, 0) as "productCount"
    from listed l left join counted on counted.id = l.id
    order by cardinality(l.path), l.position, l.id`);
  return rows;
};

/**
 * The categories that shoppers see: visible ones below visible ones. `known`: the catalogue's version, if the caller
 * has just read it.
 */
export async function listShownCategories(
  tx: Tx,
  tenantId: string,
  known?: number,
): Promise<CatalogCategory[]> {
  const version = known ?? (await readCatalogVersion(tx, tenantId));
  const remembered = recall<CatalogCategory[]>(tenantId, 'categories', version);
  if (remembered) return remembered;
  const list = await read<CatalogCategory>(tx, tenantId, true);
  remember(tenantId, 'categories', version, list);
  return list;
}

export const listCategories = (tx: Tx, tenantId: string): Promise<Category[]> =>
  read<Category>(tx, tenantId, false);

/** Shows or hides these and those below them. Returns the number of these. */
export async function setCategoryStatus(
  tx: Tx,
  tenantId: string,
  ids: string[],
  status: Category['status'],
): Promise<number> {
  const changed = await tx
    .update(categories)
    .set({ status, version: sql`${categories.version} + 1` })
    .where(and(eq(categories.tenantId, tenantId), inArray(categories.id, ids)))
    .returning({ id: categories.id });
  if (changed.length > 0) await catalogChanged(tx, tenantId);
  return changed.length;
}
