import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { unknownAs, unknownIn } from '../../platform/database/rows.ts';
import type { ErrorDetail } from '../../platform/errors/app-error.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { LocalizedText } from '../../platform/http/localized.schema.ts';
import { missingIn } from '../../platform/http/localized.schema.ts';
import { labelOf } from '../attributes/attributes.labels.service.ts';
import type { CatalogAttribute } from '../attributes/attributes.schema.ts';
import { lockAttributes } from '../attributes/attributes.service.ts';
import { categories } from '../categories/categories.table.ts';
import { unknownPictures } from '../images/images.known.service.ts';
import { readDefaultLanguage } from '../settings/settings.service.ts';
import { taxClasses } from '../tax-classes/tax-classes.table.ts';
import type { ProductInput } from './products.schema.ts';
import { products, variants } from './products.table.ts';

/** A product's checked input, with the data that the check had to read anyway. */
export type CheckedProduct = { input: ProductInput; labels: LocalizedText[] };

/**
 * Checks that everything a product refers to exists in this store. Throws VALIDATION or SKU_TAKEN with the fields.
 * `productId` is null for a new product.
 */
export async function checkProduct(
  tx: Tx,
  tenantId: string,
  productId: string | null,
  input: ProductInput,
): Promise<CheckedProduct> {
  const defaultLanguage = await readDefaultLanguage(tx, tenantId);
  const attributes = await lockAttributes(tx, tenantId, input.attributeIds);
  const problems = [
    ...missingIn(defaultLanguage, { title: input.title }),
    ...checkAttributes(input, attributes),
    ...checkVariants(input, attributes),
    ...(await checkCategories(tx, tenantId, input)),
    ...(await unknownAs(tx, tenantId, taxClasses, 'taxClassId', input.taxClassId)),
    ...(await checkImages(tx, tenantId, input)),
    ...(await checkSubstitutes(tx, tenantId, productId, input)),
    ...(await checkKnownVariants(tx, tenantId, productId, input)),
  ];
  if (problems.length > 0) throw new AppError('VALIDATION', problems);
  await checkSkus(tx, tenantId, productId, input);
  const labels = input.variants.map(({ optionValues }) => labelOf(attributes, optionValues, defaultLanguage));
  return { input, labels };
}

function checkAttributes({ attributeIds }: ProductInput, found: CatalogAttribute[]): ErrorDetail[] {
  const known = new Set(found.map((attribute) => attribute.id));
  return attributeIds.flatMap((id, index) =>
    known.has(id) && attributeIds.indexOf(id) === index
      ? []
      : [{ field: `attributeIds.${index}`, message: 'unknown' }],
  );
}

/** Checks that each variant has one value of each attribute, and that no two variants have the same values. */
function checkVariants(input: ProductInput, attributes: CatalogAttribute[]): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  const seen = new Set<string>();
  input.variants.forEach(({ optionValues }, index) => {
    const field = `variants.${index}.optionValues`;
    const complete = attributes.every(({ id, values }) =>
      values.some((value) => value.id === optionValues[id]),
    );
    if (!complete || Object.keys(optionValues).length !== attributes.length)
      problems.push({ field, message: 'unknown' });
    const options = attributes.map(({ id }) => optionValues[id]).join();
    if (seen.has(options)) problems.push({ field, message: 'duplicate' });
    seen.add(options);
  });
  if (input.status === 'show' && !input.variants.some((variant) => variant.status === 'show')) {
    problems.push({ field: 'variants', message: 'none_shown' });
  }
  return problems;
}

async function checkCategories(
  tx: Tx,
  tenantId: string,
  { categoryId, categoryIds }: ProductInput,
): Promise<ErrorDetail[]> {
  return [
    ...(await unknownAs(tx, tenantId, categories, 'categoryId', categoryId)),
    ...(await unknownIn(tx, tenantId, categories, { field: 'categoryIds', ids: categoryIds })),
  ];
}

function checkImages(tx: Tx, tenantId: string, input: ProductInput): Promise<ErrorDetail[]> {
  return unknownPictures(tx, tenantId, [
    ...input.images.map(({ url }, index) => ({ url, field: `images.${index}.url` })),
    ...input.variants.flatMap(({ image }, index) =>
      image ? [{ url: image, field: `variants.${index}.image` }] : [],
    ),
  ]);
}

/** Checks substitutes. Deleted ones may stay; they are offered again when they are restored. */
async function checkSubstitutes(
  tx: Tx,
  tenantId: string,
  productId: string | null,
  { substituteIds: ids = [] }: ProductInput,
): Promise<ErrorDetail[]> {
  const unknown = await unknownIn(tx, tenantId, products, { field: 'substituteIds', ids });
  const twice = ids.flatMap((id, index) =>
    id === productId || ids.indexOf(id) !== index
      ? [{ field: `substituteIds.${index}`, message: 'duplicate' }]
      : [],
  );
  return [...unknown, ...twice];
}

/** Checks that a variant with an id is one of this product and is named once. */
async function checkKnownVariants(
  tx: Tx,
  tenantId: string,
  productId: string | null,
  input: ProductInput,
): Promise<ErrorDetail[]> {
  const ids = input.variants.map((variant) => variant.id);
  if (ids.every((id) => id === undefined)) return [];
  const rows = productId
    ? await tx
        .select({ id: variants.id })
        .from(variants)
        .where(
          and(eq(variants.tenantId, tenantId), eq(variants.productId, productId), isNull(variants.deletedAt)),
        )
    : [];
  const known = new Set(rows.map((row) => row.id));
  return ids.flatMap((id, index) =>
    id === undefined || (known.has(id) && ids.indexOf(id) === index)
      ? []
      : [{ field: `variants.${index}.id`, message: 'unknown' }],
  );
}

async function checkSkus(
  tx: Tx,
  tenantId: string,
  productId: string | null,
  input: ProductInput,
): Promise<void> {
  const skus = input.variants.map((variant) => variant.sku);
  const rows = await tx
    .select({ sku: variants.sku })
    .from(variants)
    .where(
      and(
        eq(variants.tenantId, tenantId),
        inArray(variants.sku, skus),
        isNull(variants.deletedAt),
        productId ? ne(variants.productId, productId) : undefined,
      ),
    );
  const taken = new Set(rows.map((row) => row.sku));
  const problems = skus.flatMap((sku, index) =>
    taken.has(sku) || skus.indexOf(sku) !== index
      ? [{ field: `variants.${index}.sku`, message: 'taken' }]
      : [],
  );
  if (problems.length > 0) throw new AppError('SKU_TAKEN', problems);
}
