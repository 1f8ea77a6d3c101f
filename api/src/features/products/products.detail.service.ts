import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findAttributes } from '../attributes/attributes.service.ts';
import { shownToShoppers } from '../categories/categories.service.ts';
import { stockLevels } from '../stock/stock.table.ts';
import { cardColumns, stockOfDefaultVariant } from './products.catalog.service.ts';
import type { CatalogProduct, CatalogProductDetail } from './products.schema.ts';
import { products, variants } from './products.table.ts';

const tenant = sql.placeholder('tenantId');

const detailColumns = {
  ...cardColumns,
  sku: products.sku,
  barcode: products.barcode,
  description: products.description,
  ingredients: products.ingredients,
  images: products.images,
  categoryId: products.categoryId,
  categoryIds: sql<string[]>`array(select pc.category_id from product_categories pc
    join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id and ${shownToShoppers('c')}
    where pc.tenant_id = ${tenant} and pc.product_id = ${products.id})`,
  soldBy: products.soldBy,
  allergens: products.allergens,
  diets: products.diets,
  nutrition: products.nutrition,
  originCountry: products.originCountry,
  storageZone: products.storageZone,
  maxPerOrder: products.maxPerOrder,
  attributeIds: products.attributeIds,
};

/** A shown product with all that its page says. Throws NOT_FOUND for one that is hidden, a draft or deleted. */
export async function readCatalogProduct(
  tx: Tx,
  tenantId: string,
  slug: string,
): Promise<CatalogProductDetail> {
  const query = prepared(tx, 'catalog_detail', () =>
    tx
      .select(detailColumns)
      .from(products)
      .leftJoin(stockLevels, stockOfDefaultVariant)
      .where(
        and(
          sql`${products.tenantId} = ${tenant}`,
          eq(products.slug, sql.placeholder('slug')),
          eq(products.status, sql`'show'`),
          isNull(products.deletedAt),
        ),
      )
      .prepare('catalog_detail'),
  );
  const [product] = await query.execute({ tenantId, slug });
  if (!product) throw new AppError('NOT_FOUND');
  const { attributeIds, ...rest } = product;
  const [shownVariants, attributes, related] = await Promise.all([
    readVariants(tx, tenantId, product.id),
    findAttributes(tx, tenantId, attributeIds),
    readRelated(tx, tenantId, product.id, product.categoryId),
  ]);
  return { ...rest, attributes, variants: shownVariants, related };
}

function readVariants(
  tx: Tx,
  tenantId: string,
  productId: string,
): Promise<CatalogProductDetail['variants']> {
  const query = prepared(tx, 'catalog_variants', () =>
    tx
      .select({
        id: variants.id,
        sku: variants.sku,
        label: variants.label,
        optionValues: variants.optionValues,
        price: variants.price,
        originalPrice: variants.originalPrice,
        image: variants.image,
        unitSize: variants.unitSize,
        unitLabel: variants.unitLabel,
        available: cardColumns.available,
      })
      .from(variants)
      .leftJoin(
        stockLevels,
        and(eq(stockLevels.tenantId, variants.tenantId), eq(stockLevels.variantId, variants.id)),
      )
      .where(
        and(
          sql`${variants.tenantId} = ${tenant}`,
          eq(variants.productId, sql.placeholder('productId')),
          eq(variants.status, sql`'show'`),
          isNull(variants.deletedAt),
        ),
      )
      .orderBy(asc(variants.position), asc(variants.id))
      .prepare('catalog_variants'),
  );
  return query.execute({ tenantId, productId });
}

async function readRelated(
  tx: Tx,
  tenantId: string,
  productId: string,
  categoryId: string | null,
): Promise<CatalogProduct[]> {
  if (!categoryId) return [];
  const query = prepared(tx, 'catalog_related', () =>
    tx
      .select(cardColumns)
      .from(products)
      .leftJoin(stockLevels, stockOfDefaultVariant)
      .where(
        and(
          sql`${products.tenantId} = ${tenant}`,
          eq(products.status, sql`'show'`),
          sql`${products.id} <> ${sql.placeholder('productId')}`,
          // Of a large category some are enough to choose from.
          sql`${products.id} = any(array(select listed.product_id from product_categories listed
            where listed.tenant_id = ${tenant} and listed.category_id = ${sql.placeholder('categoryId')} limit 200))`,
        ),
      )
      .orderBy(sql`${products.sales} desc nulls last, ${products.id}`)
      .limit(12)
      .prepare('catalog_related'),
  );
  return query.execute({ tenantId, productId, categoryId });
}
