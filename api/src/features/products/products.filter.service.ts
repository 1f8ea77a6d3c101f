import type { SQL } from 'drizzle-orm';
import { and, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { stockLevels } from '../stock/stock.table.ts';
import { bundleAvailable } from './products.bundles.service.ts';
import type { ProductFilter } from './products.schema.ts';
import { searchFor } from './products.search.service.ts';
import { products, variants } from './products.table.ts';

/** Sums over a product's variants; joined only when a list is sorted by them. */
export const totals = (tx: Tx, tenantId: string) =>
  tx
    .select({
      productId: variants.productId,
      available: sql<number>`sum(${stockLevels.onHand} - ${stockLevels.allocated})`.as('total_available'),
    })
    .from(variants)
    .innerJoin(
      stockLevels,
      and(eq(stockLevels.tenantId, variants.tenantId), eq(stockLevels.variantId, variants.id)),
    )
    .where(and(eq(variants.tenantId, tenantId), isNull(variants.deletedAt)))
    .groupBy(variants.productId)
    .as('totals');

/**
 * Returns the condition that a product is a bundle. It reads the parts, few as they are: every product's own
 * `is_bundle` is in the table and in no index.
 */
const isBundle = (tenantId: string) =>
  sql`${products.id} in (select part.product_id from bundle_parts part where part.tenant_id = ${tenantId})`;

export const available = (tenantId: string) =>
  sql`case when ${isBundle(tenantId)} then ${bundleAvailable} else coalesce(total_available, 0) end`;

/** Products with a variant that has little are few: the array finds them first, and only their stock is added up. */
const withLittle = (tenantId: string, most: SQL, sum: SQL) => sql`
  select variant.product_id from variants variant
  join stock_levels level on level.tenant_id = variant.tenant_id and level.variant_id = variant.id
  where variant.tenant_id = ${tenantId} and variant.deleted_at is null and variant.product_id = any(array(
    select few.product_id from stock_levels low
    join variants few on few.tenant_id = low.tenant_id and few.id = low.variant_id
    where low.tenant_id = ${tenantId} and few.tenant_id = ${tenantId} and few.deleted_at is null
      and low.on_hand - low.allocated <= ${most}))
  group by variant.product_id having sum(level.on_hand - level.allocated) ${sum}`;

/** Returns the condition that a product is sold out. Every variant has a level, so all other products are in stock. */
const isSoldOut = (tenantId: string) => sql`case when ${isBundle(tenantId)} then ${bundleAvailable} <= 0
  else ${products.id} in (${withLittle(tenantId, sql`0`, sql`<= 0`)}) end`;

const stockFilters: Record<NonNullable<ProductFilter['stock']>, (tenantId: string) => SQL> = {
  in: (tenantId) => sql`not ${isSoldOut(tenantId)}`,
  low: (tenantId) =>
    sql`${products.id} in (${withLittle(tenantId, sql`low.reorder_point`, sql`> 0`)}) and not (${isBundle(tenantId)})`,
  out: isSoldOut,
};

const belowCategory = (tenantId: string, category: string) =>
  sql`array(select below.id from categories below where below.tenant_id = ${tenantId} and ${category} = any(below.path))`;

export const inCategory = (tenantId: string, category: string) => sql`${products.id} in (
  select listed.product_id from product_categories listed
  where listed.tenant_id = ${tenantId} and listed.category_id = any(${belowCategory(tenantId, category)}))`;

/**
 * Returns the condition for a large category: the list is read in order until the page is full. The planner would turn
 * `exists` into a join.
 */
export const inLargeCategory = (tenantId: string, category: string) => sql`coalesce((
  select true from product_categories listed
  where listed.tenant_id = ${tenantId} and listed.product_id = ${products.id}
    and listed.category_id = any(${belowCategory(tenantId, category)}) limit 1), false)`;

/** Returns the condition for a product by the whole SKU or bar code of one of its variants. */
const byCode = (tenantId: string, q = '') => sql`${products.id} = any(array(select product_id from variants
  where tenant_id = ${tenantId} and deleted_at is null and (sku in (${q.trim()}, ${q.trim().toUpperCase()}) or barcode = ${q.trim()})))`;

/** Returns the condition of a filter without its category, which a list reads in one of two ways. */
export function matchesFilter(tenantId: string, filter: ProductFilter): SQL | undefined {
  const { q, status, stock, taxClass, minPrice, maxPrice } = filter;
  const search = searchFor(tenantId, q);
  return and(
    eq(products.tenantId, tenantId),
    status && eq(products.status, status),
    taxClass ? eq(products.taxClassId, taxClass) : undefined,
    stock && stockFilters[stock](tenantId),
    minPrice === undefined ? undefined : gte(products.price, minPrice),
    maxPrice === undefined ? undefined : lte(products.price, maxPrice),
    search && or(search.matches, byCode(tenantId, q)),
  );
}

/** Reads the ids of up to `limit` products that a filter shows, the newest first. */
export async function filteredIds(
  tx: Tx,
  tenantId: string,
  filter: ProductFilter,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        isNull(products.deletedAt),
        filter.category ? inCategory(tenantId, filter.category) : undefined,
        matchesFilter(tenantId, filter),
      ),
    )
    .orderBy(sql`${products.createdAt} desc nulls last, ${products.id}`)
    .limit(limit);
  return rows.map(({ id }) => id);
}
