import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { LocalizedText } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ProductDetail } from './products.schema.ts';
import { readProduct } from './products.service.ts';
import { products, variants } from './products.table.ts';
import type { Saving } from './products.write.service.ts';
import { createProduct } from './products.write.service.ts';

const longestSlug = 115;
const longestSku = 55;
const mostCopies = 100;

/**
 * Copies a product as a draft, without its stock and barcodes. Name, address and SKUs end with the first number that is
 * free. Throws NOT_FOUND.
 */
export async function copyProduct(
  tx: Tx,
  tenantId: string,
  saving: Saving,
  id: string,
): Promise<ProductDetail> {
  const original = await readProduct(tx, tenantId, id, null);
  const { id: _, version, sku, sales, createdAt, updatedAt, ...fields } = original;
  for (let number = 2; number <= mostCopies; number += 1) {
    const slug = `${original.slug.slice(0, longestSlug)}-${number}`;
    const skus = original.variants.map((variant) => `${variant.sku.slice(0, longestSku)}-${number}`);
    if (!(await areFree(tx, tenantId, slug, skus))) continue;
    return createProduct(tx, tenantId, saving, {
      ...fields,
      title: numbered(original.title, number),
      slug,
      status: 'draft',
      publishAt: null,
      unpublishAt: null,
      bundleOf: original.bundleOf
        .filter(({ isSold }) => isSold)
        .map(({ variantId, qty }) => ({ variantId, qty })),
      variants: original.variants.map(({ id: __, label, onHand, allocated, ...variant }, index) => ({
        ...variant,
        sku: skus[index] as string,
        barcode: null,
      })),
    });
  }
  throw new AppError('SLUG_TAKEN', [{ field: 'slug', message: 'taken' }]);
}

/** Titles have at most 200 characters. */
const numbered = (title: LocalizedText, number: number): LocalizedText =>
  Object.fromEntries(
    Object.entries(title).map(([language, text]) => [language, text && `${text.slice(0, 195)} (${number})`]),
  );

async function areFree(tx: Tx, tenantId: string, slug: string, skus: string[]): Promise<boolean> {
  const [slugs, taken] = await Promise.all([
    tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.tenantId, tenantId), eq(products.slug, slug), isNull(products.deletedAt))),
    tx
      .select({ id: variants.id })
      .from(variants)
      .where(and(eq(variants.tenantId, tenantId), inArray(variants.sku, skus), isNull(variants.deletedAt))),
  ]);
  return slugs.length + taken.length === 0;
}
