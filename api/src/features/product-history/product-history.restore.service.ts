import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { unknownAs } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { categories } from '../categories/categories.table.ts';
import type { ProductDetail } from '../products/products.schema.ts';
import { productInput } from '../products/products.schema.ts';
import { readProduct } from '../products/products.service.ts';
import { variants } from '../products/products.table.ts';
import { savedFields } from '../products/products.versions.service.ts';
import type { SavedProduct } from '../products/products.versions.table.ts';
import type { Saving } from '../products/products.write.service.ts';
import { updateProduct } from '../products/products.write.service.ts';
import { taxClasses } from '../tax-classes/tax-classes.table.ts';
import type { StoredEntry } from './product-history.service.ts';
import { isWhole, readSaves } from './product-history.service.ts';

/**
 * Saves a product with its fields of an earlier version, as its form would: costs only for people who may see them.
 * Stock stays as it is, variants that were deleted come back, and categories and a tax class that are gone are left
 * out. Throws NOT_FOUND for a version that is not known, and otherwise as `updateProduct`.
 */
export async function restoreVersion(
  tx: Tx,
  tenantId: string,
  saving: Saving,
  { id, number, version }: { id: string; number: number; version: number },
): Promise<ProductDetail> {
  const present = await readProduct(tx, tenantId, id, null);
  const saves = await readSaves(tx, tenantId, id, { from: number });
  const wanted = saves.at(-1);
  if (wanted?.version !== number || number >= present.version || !isWhole(wanted))
    throw new AppError('NOT_FOUND', [{ field: 'number', message: 'unknown' }]);
  const was = productAt(savedFields(present), saves);
  const known = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.tenantId, tenantId), inArray(categories.id, was.categoryIds)));
  const isKnown = (categoryId: string) => known.some((category) => category.id === categoryId);
  await bringBack(tx, tenantId, { id, present }, was);
  const points = new Map(present.variants.map((variant) => [variant.id, variant.reorderPoint]));
  const isClassGone = (await unknownAs(tx, tenantId, taxClasses, 'taxClassId', was.taxClassId)).length > 0;
  const input = productInput.parse({
    ...was,
    ...(isClassGone && { taxClassId: null }),
    categoryId: was.categoryId && isKnown(was.categoryId) ? was.categoryId : null,
    categoryIds: was.categoryIds.filter(isKnown),
    variants: was.variants.map(({ label, ...variant }) => ({
      ...variant,
      reorderPoint: points.get(variant.id) ?? 0,
    })),
  });
  return updateProduct(tx, tenantId, { ...saving, isVersion: true }, id, { ...input, version });
}

/** Returns the product after the oldest of these saves; `saves` are all from then on, the newest first. */
function productAt(present: SavedProduct, saves: StoredEntry[]): SavedProduct {
  let state = present;
  for (const [index, { product, parts }] of saves.entries()) {
    if (product) state = { ...state, ...product };
    if (index === saves.length - 1) break;
    for (const { variantId, before } of parts.toReversed()) state = without(state, variantId, before ?? {});
  }
  return state;
}

const ofVariants = ['sku', 'barcode', 'price', 'originalPrice', 'costPrice'];

/** Returns the state before a save that found these values. */
function without(
  state: SavedProduct,
  variantId: string | null,
  before: Record<string, unknown>,
): SavedProduct {
  const entries = Object.entries(before).filter(([field]) => field !== 'stock' && field !== 'externalRef');
  const own = Object.fromEntries(entries.filter(([field]) => !ofVariants.includes(field)));
  const ofVariant = Object.fromEntries(entries.filter(([field]) => ofVariants.includes(field)));
  const next: SavedProduct = { ...state, ...own };
  return {
    ...next,
    variants: next.variants.map((variant) =>
      variant.id === variantId ? { ...variant, ...ofVariant } : variant,
    ),
  };
}

/** Restores deleted variants of the product, under a SKU and options that the save replaces. */
async function bringBack(
  tx: Tx,
  tenantId: string,
  { id, present }: { id: string; present: ProductDetail },
  was: SavedProduct,
): Promise<void> {
  const gone = was.variants
    .map((variant) => variant.id)
    .filter((one) => !present.variants.some((v) => v.id === one));
  if (gone.length === 0) return;
  await tx
    .update(variants)
    .set({
      deletedAt: null,
      sku: sql`'~' || ${variants.id}`,
      optionValues: sql`jsonb_build_object('~', ${variants.id})`,
    })
    .where(
      and(
        eq(variants.tenantId, tenantId),
        eq(variants.productId, id),
        inArray(variants.id, gone),
        isNotNull(variants.deletedAt),
      ),
    );
}
