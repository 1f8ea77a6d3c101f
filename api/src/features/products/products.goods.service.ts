import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { stockLevels } from '../stock/stock.table.ts';
import { availableOf } from './products.bundles.service.ts';
import type { OrderableVariant } from './products.schema.ts';
import { searchFor } from './products.search.service.ts';
import { products, variants } from './products.table.ts';
import { pieceOf } from './weighed.ts';

const most = 12;

/** Finds the variants that staff can put into an order, or without `bundles` into a bundle; the best matches first. */
export async function findGoods(
  tx: Tx,
  tenantId: string,
  { q, bundles }: { q: string; bundles: boolean },
): Promise<OrderableVariant[]> {
  const search = searchFor(tenantId, q);
  if (!search) return [];
  const rows = await tx
    .select({
      variantId: variants.id,
      title: products.title,
      variantLabel: variants.label,
      unitLabel: variants.unitLabel,
      sku: variants.sku,
      image: sql<string | null>`coalesce(${variants.image}, ${products.images} -> 0 ->> 'url')`,
      price: variants.price,
      pricedBy: products.pricedBy,
      nominalWeightG: products.nominalWeightG,
      available: sql<number>`greatest(${availableOf}, 0)`,
    })
    .from(products)
    .innerJoin(variants, and(eq(variants.tenantId, products.tenantId), eq(variants.productId, products.id)))
    .innerJoin(
      stockLevels,
      and(eq(stockLevels.tenantId, variants.tenantId), eq(stockLevels.variantId, variants.id)),
    )
    .where(
      and(
        eq(products.tenantId, tenantId),
        eq(products.status, 'show'),
        bundles ? undefined : eq(products.isBundle, false),
        eq(variants.status, 'show'),
        isNull(products.deletedAt),
        isNull(variants.deletedAt),
        search.matches,
      ),
    )
    .orderBy(desc(search.rank), desc(products.sales), asc(products.id), asc(variants.position))
    .limit(most);
  return rows.map(({ pricedBy, nominalWeightG, ...row }) => ({
    ...row,
    price: pieceOf(row.price, { pricedBy, nominalWeightG }),
  }));
}
