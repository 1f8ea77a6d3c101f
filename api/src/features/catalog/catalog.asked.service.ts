import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { listShownCategories } from '../categories/categories.service.ts';
import { ageLimitOf, availableOf, bundleAvailable } from '../products/products.bundles.service.ts';
import { discountOf, products, quantityColumns } from '../products/products.table.ts';
import { stockLevels } from '../stock/stock.table.ts';
import type { CatalogProductQuery } from './catalog.schema.ts';

export const tenant = sql.placeholder('tenantId');

/** An `exists` would be computed for the whole store at once, which is more than the page needs. */
const anyAvailable = (ofTheOnlyOne: SQL) => sql<boolean>`case when ${products.variantCount} = 1
  then coalesce(${ofTheOnlyOne}, false)
  else coalesce((select true from variants v join stock_levels level on level.tenant_id = v.tenant_id and level.variant_id = v.id
    where v.tenant_id = ${tenant} and v.product_id = ${products.id} and v.deleted_at is null and v.status = 'show' and level.on_hand > level.allocated
    limit 1), false) end`;

export const anyVariantAvailable = anyAvailable(sql`${availableOf} > 0`);

/** Looked up product by product, so that a list is read in its order until the page is full, and never sorted. */
const foundAvailable = anyAvailable(sql`case when ${products.isBundle} then ${bundleAvailable} > 0
  else (select only_one.on_hand > only_one.allocated from stock_levels only_one
    where only_one.tenant_id = ${tenant} and only_one.variant_id = ${products.defaultVariantId}) end`);

/** The columns of a product card; the query names `tenantId` as a placeholder and joins the stock of the default variant. */
export const cardColumns = {
  id: products.id,
  slug: products.slug,
  title: products.title,
  brand: products.brand,
  image: sql<string | null>`${products.images} -> 0 ->> 'url'`,
  price: products.price,
  originalPrice: products.originalPrice,
  pricedBy: products.pricedBy,
  nominalWeightG: products.nominalWeightG,
  weightPrice: products.weightPrice,
  unitSize: products.unitSize,
  unitLabel: products.unitLabel,
  tags: products.tags,
  defaultVariantId: sql<string>`${products.defaultVariantId}`,
  variantCount: products.variantCount,
  available: sql<number>`least(greatest(coalesce(${availableOf}, 0), 0), 10)`,
  inStock: anyVariantAvailable,
  averageRating: products.averageRating,
  totalReviews: products.totalReviews,
  ageLimit: ageLimitOf,
  ...quantityColumns,
};

export const stockOfDefaultVariant = and(
  eq(stockLevels.tenantId, products.tenantId),
  eq(stockLevels.variantId, products.defaultVariantId),
) as SQL;

/** A category with this number of products is large: its list is read in order until the page is full. */
const large = 500;

/**
 * The condition that a product is in one of the categories `categoryIds`. The other form is for large ones; the planner
 * cannot tell them apart.
 */
const inCategories = {
  categoryIds: sql`${products.id} = any(array(select listed.product_id from product_categories listed
    where listed.tenant_id = ${tenant} and listed.category_id = any(${sql.placeholder('categoryIds')}::uuid[])))`,
  largeCategoryIds: sql`coalesce((select true from product_categories listed where listed.tenant_id = ${tenant}
    and listed.product_id = ${products.id} and listed.category_id = any(${sql.placeholder('largeCategoryIds')}::uuid[]) limit 1), false)`,
};

export type Asked = Omit<
  CatalogProductQuery,
  'page' | 'limit' | 'sort' | 'q' | 'category' | 'ids' | 'option'
> & {
  ids?: string[] | undefined;
  /** The wanted values of each attribute, as JSON. */
  options?: string | undefined;
  categoryIds?: string[];
  largeCategoryIds?: string[];
};
export type Filter = keyof Asked;

/** Each filter by itself; its value is the placeholder of the same name. */
export const filters: Record<Filter, SQL> = {
  ...inCategories,
  tag: sql`${products.tags} && ${sql.placeholder('tag')}::text[]`,
  brand: sql`${products.brand} = any(${sql.placeholder('brand')}::text[])`,
  diet: sql`${products.diets} && ${sql.placeholder('diet')}::text[]`,
  // Few products have attributes: theirs are looked at one by one.
  options: sql`${products.attributeIds} <> '{}' and ${products.id} in (
    select v.product_id from variants v where v.tenant_id = ${tenant} and v.status = 'show' and v.deleted_at is null
      and v.option_values <> '{}' and not exists (
        select from jsonb_each(${sql.placeholder('options')}::jsonb) wanted
        where not coalesce(wanted.value ? (v.option_values ->> wanted.key), false)))`,
  minPrice: sql`${products.price} >= ${sql.placeholder('minPrice')}`,
  maxPrice: sql`${products.price} <= ${sql.placeholder('maxPrice')}`,
  discounted: sql`${products.price} < ${products.originalPrice}`,
  inStock: foundAvailable,
  ids: sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`,
};

/** Counting reads all rows: the stock in one scan, and a large category from the category's side. */
export const countedFilters = {
  ...filters,
  inStock: anyVariantAvailable,
  largeCategoryIds: sql`${products.id} = any(array(select listed.product_id from product_categories listed
  where listed.tenant_id = ${tenant} and listed.category_id = any(${sql.placeholder('largeCategoryIds')}::uuid[])))`,
};

/** The orders of the indexes, including the place of nulls, so that no list is sorted. */
export const orders: Record<CatalogProductQuery['sort'], SQL> = {
  relevance: sql`${products.sales} desc nulls last, ${products.id}`,
  popular: sql`${products.sales} desc nulls last, ${products.id}`,
  newest: sql`${products.createdAt} desc nulls last, ${products.id}`,
  price: sql`${products.price}, ${products.id}`,
  '-price': sql`${products.price} desc, ${products.id} desc`,
  discount: sql`${discountOf(products)} desc nulls last, ${products.id}`,
};

/** Returns a visible category and those below it, or undefined when there is none with this slug. */
export async function categoriesOf(
  tx: Tx,
  tenantId: string,
  slug: string,
  version: number,
): Promise<Asked | undefined> {
  const shown = await listShownCategories(tx, tenantId, version);
  const root = shown.find((category) => category.slug === slug);
  if (!root) return undefined;
  const below = new Set([root.id]);
  // Parents come before their children.
  for (const { id, parentId } of shown) if (parentId && below.has(parentId)) below.add(id);
  return { [root.productCount > large ? 'largeCategoryIds' : 'categoryIds']: [...below] };
}

/** Returns the filters of a request without category, search text and ids, which lead to its products. */
export function askedFilters({ option, ...rest }: Pick<CatalogProductQuery, Choice>): Asked {
  const byAttribute = Object.groupBy(option ?? [], (one) => one.slice(0, 36));
  const values = Object.entries(byAttribute).map(([id, ones = []]) => [id, ones.map((one) => one.slice(37))]);
  return { ...rest, ...(option && { options: JSON.stringify(Object.fromEntries(values)) }) };
}

type Choice = 'tag' | 'brand' | 'diet' | 'option' | 'minPrice' | 'maxPrice' | 'discounted' | 'inStock';
