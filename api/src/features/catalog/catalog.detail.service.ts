import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { StoredAttribute } from '../attributes/attributes.service.ts';
import { attributeColumns, inOrderOf } from '../attributes/attributes.service.ts';
import { attributes } from '../attributes/attributes.table.ts';
import { shownToShoppers } from '../categories/categories.service.ts';
import { partsOnPage } from '../products/products.bundles.service.ts';
import { foodColumns, productSlugs, products, variants } from '../products/products.table.ts';
import { withPiecePrices } from '../products/weighed.ts';
import { stockLevels } from '../stock/stock.table.ts';
import { cardColumns, stockOfDefaultVariant } from './catalog.asked.service.ts';
import type { CatalogProduct, CatalogProductDetail } from './catalog.schema.ts';

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
  ...foodColumns,
  tolerancePct: products.tolerancePct,
  shelfLifeDays: products.shelfLifeDays,
  substituteIds: products.substituteIds,
  metaTitle: products.metaTitle,
  metaDescription: products.metaDescription,
  attributeIds: products.attributeIds,
  isBundle: products.isBundle,
  contains: partsOnPage,
};

const shown = (table: 'products' | 'chosen') => {
  const row = sql.raw(table);
  return sql`${row}.tenant_id = ${tenant} and ${row}.slug = ${sql.placeholder('slug')} and ${row}.status = 'show' and ${row}.deleted_at is null`;
};

/** A column of the requested product, for data that is read in the same round trip. */
const ofChosen = (column: 'id' | 'category_id' | 'attribute_ids') =>
  sql`(select chosen.${sql.raw(column)} from products chosen where ${shown('chosen')})`;

/**
 * Reads a visible product with all data of its page. With an address that it had before, its `slug` is the present one.
 * Throws NOT_FOUND for a product that is hidden, a draft or deleted.
 */
export async function readCatalogProduct(
  tx: Tx,
  tenantId: string,
  slug: string,
): Promise<CatalogProductDetail> {
  const found = await readShown(tx, tenantId, slug);
  if (found) return found;
  const present = await readPresentSlug(tx, tenantId, slug);
  const moved = present && (await readShown(tx, tenantId, present));
  if (!moved) throw new AppError('NOT_FOUND');
  return moved;
}

/** Reads the present address of the product that had this one before. */
async function readPresentSlug(tx: Tx, tenantId: string, slug: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ slug: products.slug })
    .from(productSlugs)
    .innerJoin(
      products,
      and(eq(products.tenantId, productSlugs.tenantId), eq(products.id, productSlugs.productId)),
    )
    .where(and(eq(productSlugs.tenantId, tenantId), eq(productSlugs.slug, slug)));
  return row?.slug;
}

async function readShown(tx: Tx, tenantId: string, slug: string): Promise<CatalogProductDetail | undefined> {
  const query = prepared(tx, 'catalog_detail', () =>
    tx
      .select(detailColumns)
      .from(products)
      .leftJoin(stockLevels, stockOfDefaultVariant)
      .where(shown('products'))
      .prepare('catalog_detail'),
  );
  const [[product], shownVariants, found, related] = await Promise.all([
    query.execute({ tenantId, slug }),
    readVariants(tx, tenantId, slug),
    readAttributes(tx, tenantId, slug),
    readRelated(tx, tenantId, slug),
  ]);
  if (!product) return undefined;
  const { attributeIds, isBundle, substituteIds, ...rest } = product;
  const { available } = product;
  // Few products are sold out, so that theirs are looked up by themselves.
  const chosen = product.inStock ? [] : await readInStock(tx, tenantId, substituteIds);
  const substitutes =
    product.inStock || chosen.length > 0 ? chosen : related.filter(({ inStock }) => inStock).slice(0, 6);
  const offered = new Set(substitutes.map(({ id }) => id));
  return {
    ...rest,
    attributes: inOrderOf(attributeIds, found),
    variants: shownVariants.map((variant) => ({
      ...withPiecePrices(variant, product),
      weightPrice: product.nominalWeightG === null ? null : variant.price,
      ...(isBundle && { available }),
    })),
    substitutes,
    related: related.filter(({ id }) => !offered.has(id)),
  };
}

function readAttributes(tx: Tx, tenantId: string, slug: string): Promise<StoredAttribute[]> {
  const query = prepared(tx, 'catalog_attributes', () =>
    tx
      .select(attributeColumns)
      .from(attributes)
      .where(
        and(
          sql`${attributes.tenantId} = ${tenant}`,
          sql`${attributes.id} = any(${ofChosen('attribute_ids')}::uuid[])`,
        ),
      )
      .prepare('catalog_attributes'),
  );
  return query.execute({ tenantId, slug });
}

type StoredVariant = Omit<CatalogProductDetail['variants'][number], 'weightPrice'>;

function readVariants(tx: Tx, tenantId: string, slug: string): Promise<StoredVariant[]> {
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
        available: sql<number>`least(greatest(coalesce(${stockLevels.onHand} - ${stockLevels.allocated}, 0), 0), 10)`,
      })
      .from(variants)
      .leftJoin(
        stockLevels,
        and(eq(stockLevels.tenantId, variants.tenantId), eq(stockLevels.variantId, variants.id)),
      )
      .where(
        and(
          sql`${variants.tenantId} = ${tenant}`,
          sql`${variants.productId} = ${ofChosen('id')}`,
          eq(variants.status, sql`'show'`),
          isNull(variants.deletedAt),
        ),
      )
      .orderBy(asc(variants.position), asc(variants.id))
      .prepare('catalog_variants'),
  );
  return query.execute({ tenantId, slug });
}

/** Reads the products that can be bought among these, in the order of the ids. */
export async function readInStock(tx: Tx, tenantId: string, ids: string[]): Promise<CatalogProduct[]> {
  if (ids.length === 0) return [];
  const query = prepared(tx, 'catalog_in_stock', () =>
    tx
      .select(cardColumns)
      .from(products)
      .leftJoin(stockLevels, stockOfDefaultVariant)
      .where(
        and(
          sql`${products.tenantId} = ${tenant}`,
          eq(products.status, sql`'show'`),
          sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`,
          isNull(products.deletedAt),
        ),
      )
      .prepare('catalog_in_stock'),
  );
  const found = await query.execute({ tenantId, ids });
  return found.filter(({ inStock }) => inStock).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

function readRelated(tx: Tx, tenantId: string, slug: string): Promise<CatalogProduct[]> {
  const query = prepared(tx, 'catalog_related', () =>
    tx
      .select(cardColumns)
      .from(products)
      .leftJoin(stockLevels, stockOfDefaultVariant)
      .where(
        and(
          sql`${products.tenantId} = ${tenant}`,
          eq(products.status, sql`'show'`),
          sql`${products.slug} <> ${sql.placeholder('slug')}`,
          // A limit is enough for a large category: the related products are chosen from these.
          sql`${products.id} = any(array(select listed.product_id from product_categories listed
            where listed.tenant_id = ${tenant} and listed.category_id = ${ofChosen('category_id')} limit 200))`,
        ),
      )
      .orderBy(sql`${products.sales} desc nulls last, ${products.id}`)
      .limit(12)
      .prepare('catalog_related'),
  );
  return query.execute({ tenantId, slug });
}
