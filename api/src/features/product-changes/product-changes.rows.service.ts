import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { changeEachRow, lockRows } from '../../platform/database/rows.ts';
import { bundleParts, productCategories, products, variants } from '../products/products.table.ts';
import { derive } from '../products/products.write.service.ts';
import { stockLevels } from '../stock/stock.table.ts';
import type { ProductState } from './product-state.ts';

const variantColumns = {
  id: variants.id,
  productId: variants.productId,
  sku: variants.sku,
  barcode: variants.barcode,
  price: variants.price,
  originalPrice: variants.originalPrice,
  costPrice: variants.costPrice,
  status: variants.status,
  unitSize: variants.unitSize,
  unitLabel: variants.unitLabel,
  stock: sql<number>`coalesce(${stockLevels.onHand}, 0)`,
  allocated: sql<number>`coalesce(${stockLevels.allocated}, 0)`,
  reorderPoint: sql<number>`coalesce(${stockLevels.reorderPoint}, 0)`,
};

/** Reads the products with these ids that are not deleted. */
export async function readStates(
  tx: Tx,
  tenantId: string,
  ids: string[],
): Promise<Map<string, ProductState>> {
  if (ids.length === 0) return new Map();
  const some = sql`any(${sql.param(ids)}::uuid[])`;
  const [productRows, variantRows, listed, parts] = await Promise.all([
    tx
      .select({
        id: products.id,
        version: products.version,
        attributeIds: products.attributeIds,
        title: products.title,
        brand: products.brand,
        categoryId: products.categoryId,
        tags: products.tags,
        status: products.status,
        publishAt: products.publishAt,
        unpublishAt: products.unpublishAt,
        externalRef: products.externalRef,
        soldBy: products.soldBy,
        pricedBy: products.pricedBy,
        nominalWeightG: products.nominalWeightG,
        tolerancePct: products.tolerancePct,
        ageLimit: products.ageLimit,
        shelfLifeDays: products.shelfLifeDays,
        aisle: products.aisle,
        taxClassId: products.taxClassId,
        substituteIds: products.substituteIds,
      })
      .from(products)
      .where(and(eq(products.tenantId, tenantId), sql`${products.id} = ${some}`, isNull(products.deletedAt))),
    tx
      .select(variantColumns)
      .from(variants)
      .leftJoin(
        stockLevels,
        and(eq(stockLevels.tenantId, variants.tenantId), eq(stockLevels.variantId, variants.id)),
      )
      .where(
        and(
          eq(variants.tenantId, tenantId),
          sql`${variants.productId} = ${some}`,
          isNull(variants.deletedAt),
        ),
      )
      .orderBy(asc(variants.productId), asc(variants.position), asc(variants.id)),
    tx
      .select({ productId: productCategories.productId, categoryId: productCategories.categoryId })
      .from(productCategories)
      .where(and(eq(productCategories.tenantId, tenantId), sql`${productCategories.productId} = ${some}`)),
    tx
      .select({ productId: bundleParts.productId, variantId: bundleParts.variantId, qty: bundleParts.qty })
      .from(bundleParts)
      .where(and(eq(bundleParts.tenantId, tenantId), sql`${bundleParts.productId} = ${some}`))
      .orderBy(asc(bundleParts.position)),
  ]);
  const variantsOf = Map.groupBy(variantRows, ({ productId }) => productId);
  const categoriesOf = Map.groupBy(listed, ({ productId }) => productId);
  const partsOf = Map.groupBy(parts, ({ productId }) => productId);
  return new Map(
    productRows.map((row) => [
      row.id,
      {
        ...row,
        publishAt: row.publishAt?.toISOString() ?? null,
        unpublishAt: row.unpublishAt?.toISOString() ?? null,
        categoryIds: (categoriesOf.get(row.id) ?? []).map(({ categoryId }) => categoryId).sort(),
        bundleOf: (partsOf.get(row.id) ?? []).map(({ variantId, qty }) => ({ variantId, qty })),
        variants: (variantsOf.get(row.id) ?? []).map(({ productId: _, ...variant }) => variant),
      },
    ]),
  );
}

/**
 * Locks products and then stock levels, each in the order of their ids: a product's form locks in this order too, and
 * orders lock levels only.
 */
export async function lockStates(
  tx: Tx,
  tenantId: string,
  productIds: string[],
  stockOf: string[],
): Promise<Map<string, ProductState>> {
  await lockRows(tx, tenantId, products, productIds, 'no key update');
  if (stockOf.length > 0)
    await tx
      .select({ id: stockLevels.variantId })
      .from(stockLevels)
      .where(and(eq(stockLevels.tenantId, tenantId), inArray(stockLevels.variantId, stockOf)))
      .orderBy(asc(stockLevels.variantId))
      .for('update');
  return readStates(tx, tenantId, productIds);
}

/** Returns the categories that list a product once this one is its main category. */
export const listedWith = (product: ProductState, categoryId: string | null): string[] => {
  const others = product.categoryIds.filter((id) => id !== product.categoryId);
  return [...new Set(categoryId ? [...others, categoryId] : others)].sort();
};

/** A product before a change, and after it. */
export type StateChange = { was: ProductState | null; is: ProductState };

type Writing = { tenantId: string; actorId: string | null };

const asJson = (rows: unknown) => sql`${JSON.stringify(rows)}::jsonb`;

/** Writes changed products and variants in a few statements, however many there are. */
export async function writeStates(
  tx: Tx,
  { tenantId, actorId }: Writing,
  changes: StateChange[],
): Promise<void> {
  const existing = changes.filter(({ was }) => was !== null);
  if (existing.length > 0) {
    await writeProducts(tx, tenantId, existing);
    await writeVariants(tx, tenantId, existing);
  }
  await writeCategories(tx, tenantId, changes);
  await writeStock(tx, { tenantId, actorId }, changes);
}

/** Returns the columns of a product that follow from it and its variants. */
export function productColumns(state: ProductState) {
  const { columns, defaultIndex } = derive(state);
  const { id, title, brand, categoryId, tags, status, publishAt, unpublishAt, externalRef } = state;
  const { soldBy, pricedBy, nominalWeightG, tolerancePct } = state;
  const { ageLimit, shelfLifeDays, aisle, taxClassId, substituteIds } = state;
  const defaultVariantId = state.variants[defaultIndex]?.id ?? null;
  return {
    ...{ id, title, brand, categoryId, tags, status, publishAt, unpublishAt, externalRef },
    ...{ soldBy, pricedBy, nominalWeightG, tolerancePct },
    ...{ ageLimit, shelfLifeDays, aisle, taxClassId, substituteIds },
    ...{ defaultVariantId, ...columns },
  };
}

const writeProducts = (tx: Tx, tenantId: string, changes: StateChange[]): Promise<void> =>
  changeEachRow(
    tx,
    tenantId,
    products,
    changes.map(({ is }) => productColumns(is)),
    {
      publishedAt: sql`case when x.status = 'show' then coalesce(${products.publishedAt}, now()) else ${products.publishedAt} end`,
    },
  );

async function writeVariants(tx: Tx, tenantId: string, changes: StateChange[]): Promise<void> {
  const changed = changes.flatMap(({ was, is }) =>
    is.variants.filter((variant) => !was?.variants.includes(variant)),
  );
  const rows = changed.map(({ id, sku, barcode, price, originalPrice, costPrice }) => ({
    ...{ id, sku, barcode, price, originalPrice, costPrice },
  }));
  await changeEachRow(tx, tenantId, variants, rows);
}

async function writeCategories(tx: Tx, tenantId: string, changes: StateChange[]): Promise<void> {
  const changed = changes.filter(({ was, is }) => was?.categoryIds !== is.categoryIds);
  if (changed.length === 0) return;
  const ids = changed.flatMap(({ was, is }) => (was ? [is.id] : []));
  if (ids.length > 0)
    await tx
      .delete(productCategories)
      .where(and(eq(productCategories.tenantId, tenantId), inArray(productCategories.productId, ids)));
  const rows = changed.flatMap(({ is }) =>
    is.categoryIds.map((categoryId) => ({ categoryId, productId: is.id })),
  );
  if (rows.length > 0)
    await tx.execute(sql`
      insert into product_categories (tenant_id, category_id, product_id)
      select ${tenantId}::uuid, x."categoryId", x."productId"
      from jsonb_to_recordset(${asJson(rows)}) as x("categoryId" uuid, "productId" uuid)`);
}

/** Writes stock by movements, whose reader sees who made them. */
async function writeStock(tx: Tx, { tenantId, actorId }: Writing, changes: StateChange[]): Promise<void> {
  const moved = changes.flatMap(({ was, is }) =>
    is.variants.flatMap(({ id, stock }) => {
      const before = was?.variants.find((variant) => variant.id === id)?.stock ?? 0;
      return was === null || stock !== before ? [{ id, onHand: stock, change: stock - before }] : [];
    }),
  );
  if (moved.length === 0) return;
  await tx.execute(sql`
    insert into stock_levels (tenant_id, variant_id, on_hand)
    select ${tenantId}::uuid, x.id, x."onHand" from jsonb_to_recordset(${asJson(moved)}) as x(id uuid, "onHand" int)
    on conflict (tenant_id, variant_id) do update set on_hand = excluded.on_hand`);
  const movements = moved.filter(({ change }) => change !== 0);
  if (movements.length === 0) return;
  const rows = movements.map((movement) => ({ ...movement, movement: uuidv7() }));
  await tx.execute(sql`
    insert into stock_movements (tenant_id, id, variant_id, kind, qty, actor_id)
    select ${tenantId}::uuid, x.movement, x.id, 'adjusted', x.change, ${actorId}::uuid
    from jsonb_to_recordset(${asJson(rows)}) as x(id uuid, movement uuid, change int)`);
}
