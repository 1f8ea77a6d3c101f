import { stringify } from 'csv-stringify/sync';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { majorUnits } from '../../currency.ts';
import type { LanguageCode } from '../../languages.ts';
import { textIn } from '../../languages.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { readInTenant } from '../../platform/tenancy/tenancy.ts';
import { categories } from '../categories/categories.table.ts';
import { fieldNamesIn } from '../product-changes/product-changes.problems.service.ts';
import { readStates } from '../product-changes/product-changes.rows.service.ts';
import { importFields } from '../product-changes/product-changes.schema.ts';
import type { ProductState } from '../product-changes/product-state.ts';
import { filteredIds } from '../products/products.filter.service.ts';
import type { ProductFilter } from '../products/products.schema.ts';
import { products, variants } from '../products/products.table.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';
import { taxClasses } from '../tax-classes/tax-classes.table.ts';

const mostProducts = 100_000;
const atOnce = 500;

/** `costs`: with cost prices. */
type Wanted = { filter: ProductFilter; language: LanguageCode | undefined; costs: boolean };

/**
 * Writes the products that a list shows, with a row for each variant, as parts of a CSV file. Each part is a
 * transaction of its own, so that a slow reader holds none.
 */
export async function* exportProducts(
  database: Database,
  tenantId: string,
  { filter, language: wanted, costs }: Wanted,
): AsyncGenerator<string> {
  const reading = <T>(work: (tx: Tx) => Promise<T>) => readInTenant(database, tenantId, work);
  const { ids, usual, currency, names, taxNames } = await reading(async (tx) => {
    const { default_currency: currency, default_language } = await readGlobalSetting(tx, tenantId);
    const rows = await tx
      .select({ id: categories.id, slug: categories.slug })
      .from(categories)
      .where(eq(categories.tenantId, tenantId));
    const classes = await tx
      .select({ id: taxClasses.id, name: taxClasses.name })
      .from(taxClasses)
      .where(eq(taxClasses.tenantId, tenantId));
    return {
      ids: await filteredIds(tx, tenantId, filter, mostProducts),
      usual: default_language,
      currency,
      names: new Map(rows.map(({ id, slug }) => [id, slug])),
      taxNames: new Map(classes.map(({ id, name }) => [id, name])),
    };
  });
  const amount = (minor: number | null) => (minor === null ? '' : majorUnits(minor, currency));
  const shown = importFields.filter((field) => costs || field !== 'costPrice');
  const write = (rows: unknown[][]) =>
    stringify(rows, { escape_formulas: true, record_delimiter: 'windows' });
  yield `\ufeff${write([shown.map((field) => fieldNamesIn(wanted ?? usual)[field])])}`;
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = ids.slice(from, from + atOnce);
    const { states, skus, substitutes } = await reading(async (tx) => {
      const read = await readStates(tx, tenantId, part);
      const found = [...read.values()];
      return {
        states: read,
        skus: await readPartSkus(tx, tenantId, found),
        substitutes: await readSubstituteSkus(tx, tenantId, found),
      };
    });
    const rows = part
      .flatMap((id) => states.get(id) ?? [])
      .flatMap((product) =>
        product.variants.map((variant) => [
          variant.sku,
          product.externalRef ?? '',
          // The name that an import would write.
          textIn(product.title, usual, usual),
          product.brand,
          names.get(product.categoryId ?? '') ?? '',
          product.tags.join(', '),
          product.status,
          amount(variant.price),
          amount(variant.originalPrice),
          ...(costs ? [amount(variant.costPrice)] : []),
          variant.stock,
          variant.barcode ?? '',
          product.publishAt ?? '',
          product.unpublishAt ?? '',
          product.soldBy,
          product.pricedBy,
          product.nominalWeightG ?? '',
          product.tolerancePct,
          product.bundleOf.map(({ variantId, qty }) => `${qty} × ${skus.get(variantId)}`).join('; '),
          product.ageLimit ?? '',
          product.shelfLifeDays ?? '',
          product.aisle,
          taxNames.get(product.taxClassId ?? '') ?? '',
          product.substituteIds.flatMap((id) => substitutes.get(id) ?? []).join('; '),
        ]),
      );
    if (rows.length > 0) yield write(rows);
  }
}

/** Reads the SKUs of the parts of these bundles. */
async function readPartSkus(tx: Tx, tenantId: string, states: ProductState[]): Promise<Map<string, string>> {
  const ids = [...new Set(states.flatMap(({ bundleOf }) => bundleOf.map(({ variantId }) => variantId)))];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: variants.id, sku: variants.sku })
    .from(variants)
    .where(and(eq(variants.tenantId, tenantId), inArray(variants.id, ids)));
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}

/** Reads the SKUs of these products' substitutes that are not deleted. */
async function readSubstituteSkus(
  tx: Tx,
  tenantId: string,
  states: ProductState[],
): Promise<Map<string, string>> {
  const ids = [...new Set(states.flatMap(({ substituteIds }) => substituteIds))];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: products.id, sku: variants.sku })
    .from(products)
    .innerJoin(
      variants,
      and(eq(variants.tenantId, products.tenantId), eq(variants.id, products.defaultVariantId)),
    )
    .where(and(eq(products.tenantId, tenantId), inArray(products.id, ids), isNull(products.deletedAt)));
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}
