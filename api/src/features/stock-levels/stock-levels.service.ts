import type { SQL } from 'drizzle-orm';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { inOrderOf, orderOf, readOne, readPage } from '../../platform/database/list.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import { searchFor } from '../products/products.search.service.ts';
import { products, variants } from '../products/products.table.ts';
import { readDefaultLanguage } from '../settings/settings.service.ts';
import { stockLevels, stockMovements } from '../stock/stock.table.ts';
import type { PurchaseList, StockListQuery, StockRow } from './stock-levels.schema.ts';

const available = sql<number>`coalesce(${stockLevels.onHand} - ${stockLevels.allocated}, 0)`;
const reorderPoint = sql<number>`coalesce(${stockLevels.reorderPoint}, 0)`;

const columns = {
  id: variants.id,
  productId: variants.productId,
  title: products.title,
  label: variants.label,
  sku: variants.sku,
  image: sql<string | null>`coalesce(${variants.image}, ${products.images} -> 0 ->> 'url')`,
  onHand: sql<number>`coalesce(${stockLevels.onHand}, 0)`,
  allocated: sql<number>`coalesce(${stockLevels.allocated}, 0)`,
  available,
  reorderPoint,
};

const unallocated = sql`${stockLevels.onHand} - ${stockLevels.allocated}`;
/** Every variant has a level. A condition that needs one lets the database look for the few that match it first. */
const filters: Record<NonNullable<StockListQuery['stock']>, SQL> = {
  in: sql`${unallocated} > 0`,
  low: sql`${unallocated} <= ${stockLevels.reorderPoint}`,
  out: sql`${unallocated} <= 0`,
};

const levelOfVariant = and(
  eq(stockLevels.tenantId, variants.tenantId),
  eq(stockLevels.variantId, variants.id),
);
const productOfVariant = and(eq(products.tenantId, variants.tenantId), eq(products.id, variants.productId));
/** Bundles have no stock of their own; there are few of them. */
const sold = (tenantId: string) =>
  and(
    eq(variants.tenantId, tenantId),
    isNull(variants.deletedAt),
    sql`${variants.productId} <> all(array(select distinct part.product_id from bundle_parts part where part.tenant_id = ${tenantId}))`,
  );

/**
 * Returns the condition of a search for stock levels: a whole SKU or bar code, or any match of the search for products.
 */
export function matchingLevels(
  tenantId: string,
  { q, stock }: Pick<StockListQuery, 'q' | 'stock'>,
): SQL | undefined {
  const code = (q ?? '').trim();
  const search = searchFor(tenantId, q);
  return and(
    sold(tenantId),
    stock && filters[stock],
    search &&
      or(
        sql`${variants.productId} in ${search.found}`,
        inArray(variants.sku, [code, code.toUpperCase()]),
        eq(variants.barcode, code),
      ),
  );
}

async function countLevels(
  tx: Tx,
  tenantId: string,
  asked: Pick<StockListQuery, 'q' | 'stock'>,
): Promise<number> {
  const count = sql<number>`count(*)::int`;
  // The order is that of an index that has all of it, so the index is read instead of the table.
  const all = tx
    .select({ one: sql`1`.as('one') })
    .from(variants)
    .where(sold(tenantId))
    .orderBy(variants.sku)
    .offset(0)
    .as('all_variants');
  const [counted] =
    asked.q || asked.stock
      ? await tx
          .select({ count })
          .from(variants)
          .leftJoin(stockLevels, levelOfVariant)
          .where(matchingLevels(tenantId, asked))
      : await tx.select({ count }).from(all);
  return counted?.count ?? 0;
}

/** Counts the variants of the list `stock=low`: those that are running out or sold out. */
export const countRunningOut = (tx: Tx, tenantId: string): Promise<number> =>
  countLevels(tx, tenantId, { stock: 'low' });

async function orderFor(
  tx: Tx,
  tenantId: string,
  { sort, language }: Pick<StockListQuery, 'sort' | 'language'>,
): Promise<SQL[]> {
  if (sort !== 'title' && sort !== '-title')
    return orderOf({ sku: variants.sku, available }, sort, variants.id);
  const usual = await readDefaultLanguage(tx, tenantId);
  return orderOf({ title: inOrderOf(products.title, language ?? usual, usual) }, sort, variants.id);
}

export const readLevels = (tx: Tx) =>
  tx
    .select(columns)
    .from(variants)
    .innerJoin(products, productOfVariant)
    .leftJoin(stockLevels, levelOfVariant)
    .$dynamic();

/** Lists every variant of the store with its level. */
export async function listLevels(
  tx: Tx,
  tenantId: string,
  query: StockListQuery,
): Promise<ListReply<StockRow>> {
  const order = await orderFor(tx, tenantId, query);
  return readPage(query, {
    rows: readLevels(tx)
      .where(matchingLevels(tenantId, query))
      .orderBy(...order),
    total: countLevels(tx, tenantId, query),
  });
}

/** Throws NOT_FOUND for a deleted variant and for one of another store. */
export function readLevel(tx: Tx, tenantId: string, variantId: string): Promise<StockRow> {
  return readOne(readLevels(tx).where(and(sold(tenantId), eq(variants.id, variantId))));
}

const mostBought = 5_000;

/** Reads the variants that are running out, by SKU, with their recent sales. `costs`: with their cost prices. */
export async function readPurchaseList(
  tx: Tx,
  tenantId: string,
  { costs }: { costs: boolean },
): Promise<PurchaseList> {
  const { id: variantId, image: _image, ...ofLevel } = columns;
  const sales = sql<number>`(select coalesce(sum(${stockMovements.qty}), 0)::int from ${stockMovements}
    where ${stockMovements.tenantId} = ${variants.tenantId} and ${stockMovements.variantId} = ${variants.id}
      and ${stockMovements.kind} in ('allocated', 'released') and ${stockMovements.createdAt} > now() - interval '30 days')`;
  const rows = await tx
    .select({
      variantId,
      ...ofLevel,
      barcode: variants.barcode,
      costPrice: costs ? variants.costPrice : sql<null>`null`,
      sold: sales,
    })
    .from(variants)
    .innerJoin(products, productOfVariant)
    .leftJoin(stockLevels, levelOfVariant)
    .where(matchingLevels(tenantId, { stock: 'low' }))
    .orderBy(asc(variants.sku), asc(variants.id))
    .limit(mostBought);
  return {
    items: rows.map((row) => {
      const soldOnce = Math.max(row.sold, 0);
      return {
        ...row,
        sold: soldOnce,
        suggested: Math.max(soldOnce + row.reorderPoint - row.available, 1),
      };
    }),
  };
}
