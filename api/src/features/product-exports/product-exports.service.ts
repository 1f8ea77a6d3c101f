import { stringify } from 'csv-stringify/sync';
import { eq } from 'drizzle-orm';
import type { LanguageCode } from '../../languages.ts';
import { textIn } from '../../languages.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { readInTenant } from '../../platform/tenancy/tenancy.ts';
import { categories } from '../categories/categories.table.ts';
import { fieldNamesIn } from '../product-changes/product-changes.problems.service.ts';
import { readStates } from '../product-changes/product-changes.rows.service.ts';
import type { ImportField } from '../product-changes/product-changes.schema.ts';
import { filteredIds } from '../products/products.filter.service.ts';
import type { ProductFilter } from '../products/products.schema.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';

/** The columns of the file, which an import reads again. */
const columns = [
  'sku',
  'externalRef',
  'title',
  'brand',
  'category',
  'tags',
  'status',
  'price',
  'originalPrice',
  'costPrice',
  'stock',
  'barcode',
  'publishAt',
  'unpublishAt',
] as const satisfies readonly ImportField[];

const mostProducts = 100_000;
const atOnce = 500;

/** `costs`: with what the store pays for the goods. */
type Wanted = { filter: ProductFilter; language: LanguageCode | undefined; costs: boolean };

/**
 * The products that a list shows, with a row for each variant, as parts of a CSV file. Each part is a transaction of its
 * own, so that a slow reader holds none.
 */
export async function* exportProducts(
  database: Database,
  tenantId: string,
  { filter, language: wanted, costs }: Wanted,
): AsyncGenerator<string> {
  const reading = <T>(work: (tx: Tx) => Promise<T>) => readInTenant(database, tenantId, work);
  const { ids, usual, digits, names } = await reading(async (tx) => {
    const { default_currency: currency, default_language } = await readGlobalSetting(tx, tenantId);
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    const rows = await tx
      .select({ id: categories.id, slug: categories.slug })
      .from(categories)
      .where(eq(categories.tenantId, tenantId));
    return {
      ids: await filteredIds(tx, tenantId, filter, mostProducts),
      usual: default_language,
      digits: format.resolvedOptions().maximumFractionDigits ?? 2,
      names: new Map(rows.map(({ id, slug }) => [id, slug])),
    };
  });
  const amount = (minor: number | null) => (minor === null ? '' : (minor / 10 ** digits).toFixed(digits));
  const shown = columns.filter((field) => costs || field !== 'costPrice');
  const write = (rows: unknown[][]) =>
    stringify(rows, { escape_formulas: true, record_delimiter: 'windows' });
  yield `\ufeff${write([shown.map((field) => fieldNamesIn(wanted ?? usual)[field])])}`;
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = ids.slice(from, from + atOnce);
    const states = await reading((tx) => readStates(tx, tenantId, part));
    const products = part.flatMap((id) => states.get(id) ?? []);
    const rows = products.flatMap((product) =>
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
      ]),
    );
    if (rows.length > 0) yield write(rows);
  }
}
