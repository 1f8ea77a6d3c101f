import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import { pageOfProducts } from '../products/products.service.ts';
import { products, variants } from '../products/products.table.ts';
import { stockLevels } from '../stock/stock.table.ts';
import type { SheetQuery, SheetRow } from './product-sheet.schema.ts';

/**
 * Reads the lines of the products that a list shows, in the list's order; without costs for people who may not see
 * them.
 */
export async function readSheet(
  tx: Tx,
  tenantId: string,
  query: SheetQuery,
  { costs }: { costs: boolean },
): Promise<ListReply<SheetRow>> {
  const { page, limit } = query;
  const { found, counting } = await pageOfProducts(tx, tenantId, query);
  const [rows, total] = await Promise.all([
    tx
      .select({
        variantId: variants.id,
        productId: variants.productId,
        title: products.title,
        label: variants.label,
        sku: variants.sku,
        price: variants.price,
        originalPrice: variants.originalPrice,
        costPrice: variants.costPrice,
        onHand: sql<number>`coalesce(${stockLevels.onHand}, 0)`,
        status: products.status,
        categoryId: products.categoryId,
        tags: products.tags,
        barcode: variants.barcode,
      })
      .from(found)
      .innerJoin(products, and(eq(products.tenantId, tenantId), eq(products.id, found.id)))
      .innerJoin(
        variants,
        and(eq(variants.tenantId, tenantId), eq(variants.productId, found.id), isNull(variants.deletedAt)),
      )
      .leftJoin(
        stockLevels,
        and(eq(stockLevels.tenantId, variants.tenantId), eq(stockLevels.variantId, variants.id)),
      )
      .orderBy(found.at, asc(variants.position), asc(variants.id)),
    counting,
  ]);
  const items = rows.map((row, index) => ({
    ...row,
    costPrice: costs ? row.costPrice : null,
    isFirst: rows[index - 1]?.productId !== row.productId,
  }));
  return { items, totalDoc: total, page, pages: Math.ceil(total / limit) };
}
