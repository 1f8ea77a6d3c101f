import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { ErrorDetail } from '../../platform/errors/app-error.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { stockLevels } from '../stock/stock.table.ts';
import type { BundlePart, ProductDetail, ProductInput } from './products.schema.ts';
import { bundleParts, products, variants } from './products.table.ts';
import { pieceOf } from './weighed.ts';

/** The condition that shoppers can buy the part `variants` of `products` by itself. */
export const isSold = sql<boolean>`(${products.status} = 'show' and not ${products.isBundle}
  and ${variants.status} = 'show' and ${variants.deletedAt} is null)`;

/** The parts of a bundle with their stock levels; the query names the columns that it selects. */
const partsWithStock = sql`bundle_parts part
  join variants part_variant on part_variant.tenant_id = part.tenant_id and part_variant.id = part.variant_id
  join products part_product on part_product.tenant_id = part.tenant_id and part_product.id = part_variant.product_id
  left join stock_levels part_level on part_level.tenant_id = part.tenant_id and part_level.variant_id = part.variant_id
  where part.tenant_id = ${products.tenantId} and part.product_id = ${products.id}`;
const partAvailable = sql`case when part_product.status = 'show' and not part_product.is_bundle
  and part_variant.status = 'show' and part_variant.deleted_at is null
  then greatest(part_level.on_hand - part_level.allocated, 0) else 0 end`;

/** How many of a bundle its parts make: none when one of them is not sold. Only read for bundles. */
export const bundleAvailable = sql<number>`(select coalesce(min(${partAvailable} / part.qty), 0)::int from ${partsWithStock})`;

/** The available number of the variant in `stockLevels`, or of the bundle that it is. */
export const availableOf = sql<number>`case when ${products.isBundle} then ${bundleAvailable}
  else ${stockLevels.onHand} - ${stockLevels.allocated} end`;

/** How old a shopper has to be: as old as for the strictest of a bundle's parts. */
export const ageLimitOf = sql<number | null>`case when ${products.isBundle}
  then greatest(${products.ageLimit}, (select max(part_product.age_limit) from ${partsWithStock}))
  else ${products.ageLimit} end`;

/** The parts of a bundle as a cart needs them, in order; empty for any other product. */
export const partsInCart = sql<
  (BundlePart &
    Pick<ProductDetail['bundleOf'][number], 'title' | 'variantLabel' | 'sku' | 'unitLabel' | 'available'> & {
      nominalG: number | null;
    })[]
>`case when ${products.isBundle} then (select jsonb_agg(jsonb_build_object('variantId', part.variant_id, 'qty', part.qty,
  'title', part_product.title, 'variantLabel', part_variant.label, 'sku', part_variant.sku,
  'unitLabel', part_variant.unit_label, 'nominalG', part_product.nominal_weight_g, 'available', ${partAvailable}) order by part.position)
  from ${partsWithStock}) else '[]' end`;

/** The parts of a bundle as its page shows them. */
export const partsOnPage = sql<
  {
    slug: string;
    title: Record<string, string>;
    variantLabel: Record<string, string>;
    unitLabel: string;
    image: string | null;
    qty: number;
  }[]
>`case when ${products.isBundle} then (select jsonb_agg(jsonb_build_object('slug', part_product.slug, 'qty', part.qty,
  'title', part_product.title, 'variantLabel', part_variant.label, 'unitLabel', part_variant.unit_label,
  'image', coalesce(part_variant.image, part_product.images -> 0 ->> 'url')) order by part.position)
  from ${partsWithStock}) else '[]' end`;

export async function readBundle(
  tx: Tx,
  tenantId: string,
  productId: string,
): Promise<ProductDetail['bundleOf']> {
  const rows = await tx
    .select({
      variantId: variants.id,
      qty: bundleParts.qty,
      title: products.title,
      variantLabel: variants.label,
      unitLabel: variants.unitLabel,
      sku: variants.sku,
      image: sql<string | null>`coalesce(${variants.image}, ${products.images} -> 0 ->> 'url')`,
      price: variants.price,
      pricedBy: products.pricedBy,
      nominalWeightG: products.nominalWeightG,
      available: sql<number>`greatest(coalesce(${stockLevels.onHand} - ${stockLevels.allocated}, 0), 0)`,
      isSold,
    })
    .from(bundleParts)
    .innerJoin(
      variants,
      and(eq(variants.tenantId, bundleParts.tenantId), eq(variants.id, bundleParts.variantId)),
    )
    .innerJoin(products, and(eq(products.tenantId, variants.tenantId), eq(products.id, variants.productId)))
    .leftJoin(
      stockLevels,
      and(eq(stockLevels.tenantId, variants.tenantId), eq(stockLevels.variantId, variants.id)),
    )
    .where(and(eq(bundleParts.tenantId, tenantId), eq(bundleParts.productId, productId)))
    .orderBy(asc(bundleParts.position));
  return rows.map(({ pricedBy, nominalWeightG, ...row }) => ({
    ...row,
    price: pieceOf(row.price, { pricedBy, nominalWeightG }),
  }));
}

/**
 * Writes the parts of a product that has been saved; without `bundleOf` they stay. Throws VALIDATION for unknown
 * parts, for a bundle in a bundle, and for a bundle with variants.
 */
export async function saveBundle(
  tx: Tx,
  tenantId: string,
  productId: string,
  { bundleOf, variants: own, attributeIds }: ProductInput,
): Promise<void> {
  const ofProduct = and(eq(products.tenantId, tenantId), eq(products.id, productId));
  const [stored] = await tx.select({ isBundle: products.isBundle }).from(products).where(ofProduct);
  const wasBundle = stored?.isBundle ?? false;
  const isBundle = bundleOf ? bundleOf.length > 0 : wasBundle;
  if (isBundle && (own.length > 1 || attributeIds.length > 0))
    throw new AppError('VALIDATION', [{ field: 'bundleOf', message: 'simple' }]);
  if (!bundleOf || (!isBundle && !wasBundle)) return;
  const problems = isBundle ? await bundleProblems(tx, tenantId, productId, bundleOf) : [];
  if (problems.length > 0) throw new AppError('VALIDATION', problems);
  await writeBundle(tx, tenantId, productId, bundleOf);
}

/** Writes checked parts; none of them makes it a product of its own again. */
export async function writeBundle(
  tx: Tx,
  tenantId: string,
  productId: string,
  bundleOf: BundlePart[],
): Promise<void> {
  const isBundle = bundleOf.length > 0;
  const ofBundle = and(eq(bundleParts.tenantId, tenantId), eq(bundleParts.productId, productId));
  const before = await tx.delete(bundleParts).where(ofBundle).returning({ id: bundleParts.variantId });
  if (isBundle)
    await tx
      .insert(bundleParts)
      .values(bundleOf.map((part, position) => ({ ...part, tenantId, productId, position })));
  await tx
    .update(products)
    .set({ isBundle })
    .where(and(eq(products.tenantId, tenantId), eq(products.id, productId)));
  const touched = new Set([...before.map(({ id }) => id), ...bundleOf.map(({ variantId }) => variantId)]);
  await setShownUpTo(tx, tenantId, [...touched]);
}

/** Returns why a product cannot be made of these parts. */
export async function bundleProblems(
  tx: Tx,
  tenantId: string,
  productId: string,
  bundleOf: BundlePart[],
): Promise<ErrorDetail[]> {
  // One bundle of a store after the other: two could become parts of each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bundles of ${tenantId}`}, 0))`);
  const ids = bundleOf.map(({ variantId }) => variantId);
  const rows = await tx
    .select({ id: variants.id, isBundle: products.isBundle })
    .from(variants)
    .innerJoin(products, and(eq(products.tenantId, variants.tenantId), eq(products.id, variants.productId)))
    .where(
      and(
        eq(variants.tenantId, tenantId),
        inArray(variants.id, ids),
        ne(variants.productId, productId),
        // A part that was deleted may stay: the bundle is not available until it is taken out.
        or(isNull(variants.deletedAt), inArray(variants.id, partsOf(tx, tenantId, productId))),
      ),
    );
  const known = new Map(rows.map(({ id, isBundle }) => [id, isBundle]));
  const [usedBy] = await tx
    .select({ id: bundleParts.productId })
    .from(bundleParts)
    .innerJoin(
      variants,
      and(eq(variants.tenantId, bundleParts.tenantId), eq(variants.id, bundleParts.variantId)),
    )
    .innerJoin(
      products,
      and(eq(products.tenantId, bundleParts.tenantId), eq(products.id, bundleParts.productId)),
    )
    .where(
      and(eq(bundleParts.tenantId, tenantId), eq(variants.productId, productId), isNull(products.deletedAt)),
    )
    .limit(1);
  return [
    ...(usedBy ? [{ field: 'bundleOf', message: 'nested' }] : []),
    ...bundleOf.flatMap(({ variantId }, index) => {
      const field = `bundleOf.${index}`;
      if (!known.has(variantId)) return [{ field, message: 'unknown' }];
      if (known.get(variantId)) return [{ field, message: 'nested' }];
      return ids.indexOf(variantId) === index ? [] : [{ field, message: 'duplicate' }];
    }),
  ];
}

const partsOf = (tx: Tx, tenantId: string, productId: string) =>
  tx
    .select({ id: bundleParts.variantId })
    .from(bundleParts)
    .where(and(eq(bundleParts.tenantId, tenantId), eq(bundleParts.productId, productId)));

/** Shoppers see up to ten of a bundle, so more than ten of its parts matter to them. */
async function setShownUpTo(tx: Tx, tenantId: string, variantIds: string[]): Promise<void> {
  const levels = and(eq(stockLevels.tenantId, tenantId), inArray(stockLevels.variantId, variantIds));
  await tx
    .select({ id: stockLevels.variantId })
    .from(stockLevels)
    .where(levels)
    .orderBy(asc(stockLevels.variantId))
    .for('update');
  await tx
    .update(stockLevels)
    .set({
      shownUpTo: sql`10 * coalesce((select max(part.qty) from bundle_parts part
        where part.tenant_id = ${stockLevels.tenantId} and part.variant_id = ${stockLevels.variantId}), 1)`,
    })
    .where(levels);
}
