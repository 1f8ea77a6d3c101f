import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { inEachLanguage } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { addLevels, changeShelf } from '../stock/stock.service.ts';
import type { CheckedProduct } from './products.check.service.ts';
import { variants } from './products.table.ts';

/** The author of the movements: their id, and whether they may change the stock and see costs. */
type Author = { actorId: string | null; stock: boolean; costs: boolean };

/**
 * Makes the product's variants and their stock equal to the input; others are deleted. Returns their ids in order.
 */
export async function saveVariants(
  tx: Tx,
  tenantId: string,
  { productId, author }: { productId: string; author: Author },
  { input, labels }: CheckedProduct,
): Promise<string[]> {
  const ids = input.variants.map((variant) => variant.id ?? uuidv7());
  const existing = input.variants.flatMap((variant) => variant.id ?? []);
  const ofProduct = and(
    eq(variants.tenantId, tenantId),
    eq(variants.productId, productId),
    isNull(variants.deletedAt),
  );
  await tx
    .update(variants)
    .set({ deletedAt: new Date(), status: 'hide' })
    .where(and(ofProduct, existing.length > 0 ? notInArray(variants.id, existing) : undefined));
  if (existing.length > 0) {
    // Two variants may swap SKU or options: both are cleared first, or the first would conflict with the second.
    await tx
      .update(variants)
      .set({ sku: sql`'~' || ${variants.id}`, optionValues: sql`jsonb_build_object('~', ${variants.id})` })
      .where(and(ofProduct, inArray(variants.id, existing)));
  }
  await tx
    .insert(variants)
    .values(
      input.variants.map(({ stock, reorderPoint, ...variant }, position) => ({
        ...variant,
        tenantId,
        productId,
        position,
        id: ids[position] as string,
        label: labels[position] ?? inEachLanguage(() => ''),
        costPrice: author.costs ? variant.costPrice : null,
      })),
    )
    .onConflictDoUpdate({
      target: [variants.tenantId, variants.id],
      set: {
        sku: sql`excluded.sku`,
        barcode: sql`excluded.barcode`,
        optionValues: sql`excluded.option_values`,
        label: sql`excluded.label`,
        price: sql`excluded.price`,
        originalPrice: sql`excluded.original_price`,
        costPrice: author.costs ? sql`excluded.cost_price` : variants.costPrice,
        image: sql`excluded.image`,
        unitSize: sql`excluded.unit_size`,
        unitLabel: sql`excluded.unit_label`,
        position: sql`excluded.position`,
        status: sql`excluded.status`,
        updatedAt: new Date(),
        version: sql`${variants.version} + 1`,
      },
    });
  const changes = input.variants.map(({ stock, reorderPoint }, index) => ({
    variantId: ids[index] as string,
    change: stock ? stock.onHand - stock.seen : 0,
    reorderPoint,
  }));
  if (author.stock) await changeShelf(tx, tenantId, author, changes);
  else await addLevels(tx, tenantId, ids);
  return ids;
}
