import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { minorDigits } from '../../currency.ts';
import type { LanguageCode } from '../../languages.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { ErrorDetail } from '../../platform/errors/app-error.ts';
import type { Job, WorkerContext } from '../../platform/jobs/jobs.ts';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { categories } from '../categories/categories.table.ts';
import { newState } from '../product-changes/product-changes.create.service.ts';
import { statusNames } from '../product-changes/product-changes.problems.service.ts';
import { listedWith, readStates } from '../product-changes/product-changes.rows.service.ts';
import type { ChangeValues, ImportField, ImportMapping } from '../product-changes/product-changes.schema.ts';
import { lockChange, setChange } from '../product-changes/product-changes.service.ts';
import { stateDifferences } from '../product-changes/product-changes.stage.service.ts';
import { productChangeItems } from '../product-changes/product-changes.table.ts';
import type { ProductState } from '../product-changes/product-state.ts';
import { goodsProblem } from '../product-changes/product-state.ts';
import { products, variants } from '../products/products.table.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';
import { taxClasses } from '../tax-classes/tax-classes.table.ts';
import type { CellRules } from './cell-values.ts';
import { partsOf, readCells, skusOf } from './cell-values.ts';

/** Requests wait in the process while it compares the rows of a batch. */
const rowsAtOnce = 100;
const partMs = 5_000;

/** Reads the rows of a mapped file for some seconds, and compares them with the catalogue. */
export async function workOnImport(
  { database, stopping }: { database: Database } & Pick<WorkerContext, 'stopping'>,
  { tenantId, id }: Job,
): Promise<'done' | 'more'> {
  const until = Date.now() + partMs;
  while (await inTenant(database, tenantId, (tx) => readBatch(tx, tenantId, id))) {
    if (stopping.aborted || Date.now() > until) return 'more';
  }
  return 'done';
}

/** Whether there may be more rows. */
async function readBatch(tx: Tx, tenantId: string, id: string): Promise<boolean> {
  const { status, source } = await lockChange(tx, tenantId, id);
  if (status !== 'preparing' || source.type !== 'import' || !source.mapping) return false;
  const rows = await tx
    .select({ position: productChangeItems.position, cells: productChangeItems.cells })
    .from(productChangeItems)
    .where(
      and(
        eq(productChangeItems.tenantId, tenantId),
        eq(productChangeItems.changeId, id),
        eq(productChangeItems.state, 'unread'),
      ),
    )
    .orderBy(asc(productChangeItems.position))
    .limit(rowsAtOnce);
  if (rows.length === 0) {
    await finish(tx, tenantId, id);
    return false;
  }
  const { mapping } = source;
  const cellsOf = (field: ImportField) => {
    const column = mapping.fields.indexOf(field);
    return column < 0 ? [] : rows.map(({ cells }) => cells?.[column] ?? '');
  };
  const named = await readNamed(tx, tenantId, [
    ...cellsOf('bundleOf').flatMap((cell) => (partsOf(cell) ?? []).map(({ sku }) => sku)),
    ...cellsOf('substituteIds').flatMap(skusOf),
  ]);
  const rules: CellRules & { language: LanguageCode } = {
    ...(await readRules(tx, tenantId, mapping)),
    partOf: (sku) => named.get(sku)?.part,
    productOf: (sku) => named.get(sku)?.productId,
  };
  const read = rows.map(({ position, cells }) => ({
    position,
    ...readCells(cells ?? [], mapping.fields, rules),
  }));
  const found = await findProducts(tx, tenantId, read);
  const items = read.map((row) => ({
    position: row.position,
    ...compare(row, found, mapping, rules.language),
  }));
  await tx.execute(sql`
    update product_change_items i set state = x.state, problems = x.problems, before = x.before, after = x.after,
      product_id = x."productId", variant_id = x."variantId", sku = x.sku
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x(position int, state text, problems jsonb,
      before jsonb, after jsonb, "productId" uuid, "variantId" uuid, sku text)
    where i.tenant_id = ${tenantId} and i.change_id = ${id} and i.position = x.position
      and i.position between ${items[0]?.position ?? 0} and ${items.at(-1)?.position ?? 0}`);
  return true;
}

async function readRules(
  tx: Tx,
  tenantId: string,
  { decimal }: ImportMapping,
): Promise<Omit<CellRules, 'partOf' | 'productOf'> & { language: LanguageCode }> {
  const { default_currency: currency, default_language: language } = await readGlobalSetting(tx, tenantId);
  const rows = await tx
    .select({ id: categories.id, slug: categories.slug, name: categories.name })
    .from(categories)
    .where(eq(categories.tenantId, tenantId));
  const known = new Map(
    rows.flatMap(({ id, slug, name }) =>
      [slug, ...Object.values(name)].map((word) => [String(word).toLowerCase(), id] as const),
    ),
  );
  const classes = await tx
    .select({ id: taxClasses.id, name: taxClasses.name })
    .from(taxClasses)
    .where(eq(taxClasses.tenantId, tenantId));
  const classOf = new Map(classes.map(({ id, name }) => [name.toLowerCase(), id]));
  return {
    decimal,
    language,
    digits: minorDigits(currency),
    statusOf: (word) => statusNames.get(word),
    taxClassOf: (name) => classOf.get(name.toLowerCase()),
    // The category of `Food > Fruit` is the last name.
    categoryOf: (name) => known.get((name.split('>').at(-1) ?? '').trim().toLowerCase()),
  };
}

type Named = { productId: string; part: string | undefined };

/** Reads the products of variants that cells name by their SKUs. A bundle is no part of another one. */
async function readNamed(tx: Tx, tenantId: string, skus: string[]): Promise<Map<string, Named>> {
  if (skus.length === 0) return new Map();
  const rows = await tx
    .select({
      sku: variants.sku,
      id: variants.id,
      productId: variants.productId,
      isBundle: products.isBundle,
    })
    .from(variants)
    .innerJoin(products, and(eq(products.tenantId, variants.tenantId), eq(products.id, variants.productId)))
    .where(
      and(
        eq(variants.tenantId, tenantId),
        sql`${variants.sku} = any(${sql.param([...new Set(skus)])}::text[])`,
        isNull(variants.deletedAt),
      ),
    );
  return new Map(
    rows.map(({ sku, id, productId, isBundle }) => [sku, { productId, part: isBundle ? undefined : id }]),
  );
}

type ReadRow = { position: number; values: ChangeValues; problems: ErrorDetail[] };
type Found = Awaited<ReturnType<typeof findProducts>>;

/** Finds the products that rows name by SKU or reference. */
async function findProducts(tx: Tx, tenantId: string, rows: ReadRow[]) {
  const skus = [...new Set(rows.flatMap(({ values }) => values.sku ?? []))];
  const refs = [...new Set(rows.flatMap(({ values }) => values.externalRef ?? []))];
  const bySku = await tx
    .select({ sku: variants.sku, id: variants.id, productId: variants.productId })
    .from(variants)
    .where(
      and(
        eq(variants.tenantId, tenantId),
        sql`${variants.sku} = any(${sql.param(skus)}::text[])`,
        isNull(variants.deletedAt),
      ),
    );
  const byRef =
    refs.length === 0
      ? []
      : await tx
          .select({ ref: products.externalRef, id: products.id })
          .from(products)
          .where(
            and(
              eq(products.tenantId, tenantId),
              inArray(products.externalRef, refs),
              isNull(products.deletedAt),
            ),
          );
  const ids = [...new Set([...bySku.map(({ productId }) => productId), ...byRef.map(({ id }) => id)])];
  return {
    variants: new Map(bySku.map((row) => [row.sku, row])),
    refs: new Map(byRef.map(({ ref, id }) => [ref, id])),
    states: await readStates(tx, tenantId, ids),
  };
}

type Compared = {
  state: 'waiting' | 'unchanged' | 'refused';
  productId: string | null;
  variantId: string | null;
  sku: string;
  before: ChangeValues | null;
  after: ChangeValues | null;
  problems: ErrorDetail[] | null;
};

function compare(
  { values, problems }: ReadRow,
  found: Found,
  mapping: ImportMapping,
  language: LanguageCode,
): Compared {
  const sku = values.sku ?? values.externalRef ?? '';
  const empty = { productId: null, variantId: null, sku, before: null, after: null };
  const refused = (...why: ErrorDetail[]): Compared => ({ ...empty, state: 'refused', problems: why });
  const problem = (field: string, message: string): ErrorDetail => ({ field, message });
  if (problems.length > 0) return refused(...problems);
  if (!sku) return refused(problem(mapping.fields.includes('sku') ? 'sku' : 'externalRef', 'required'));
  const match = values.sku ? found.variants.get(values.sku) : undefined;
  const product = found.states.get(match?.productId ?? found.refs.get(values.externalRef ?? null) ?? '');
  if (!product) {
    if (!mapping.create) return refused(problem('product', 'unknown'));
    const missing = (['sku', 'title', 'price'] as const).filter((field) => values[field] === undefined);
    if (missing.length > 0) return refused(...missing.map((field) => problem(field, 'required')));
    const { price = 0, originalPrice = price, categoryId } = values;
    if (price > originalPrice) return refused(problem('price', 'above_original_price'));
    const after = { ...values, originalPrice, ...(categoryId && { categoryIds: [categoryId] }) };
    const wrong = goodsProblem(newState(after));
    if (wrong) return refused(problem(...wrong));
    return { ...empty, after, state: 'waiting', problems: null };
  }
  const variant = match
    ? product.variants.find(({ id }) => id === match.id)
    : product.variants.length === 1
      ? product.variants[0]
      : undefined;
  if (!variant) return refused(problem('externalRef', 'ambiguous'));
  const wanted = { ...values };
  if (wanted.title) wanted.title = { ...product.title, [language]: wanted.title[language] };
  if (wanted.categoryId !== undefined) wanted.categoryIds = listedWith(product, wanted.categoryId);
  if (wanted.price !== undefined && wanted.originalPrice === undefined) {
    const isOnSale = variant.originalPrice > variant.price && !mapping.fields.includes('originalPrice');
    wanted.originalPrice = isOnSale ? Math.max(variant.originalPrice, wanted.price) : wanted.price;
  }
  const price = wanted.price ?? variant.price;
  if (price > (wanted.originalPrice ?? variant.originalPrice))
    return refused(problem('price', 'above_original_price'));
  const wrong = goodsProblem({ ...product, ...wanted } as ProductState);
  if (wrong) return refused(problem(...wrong));
  const change = stateDifferences(product, variant, wanted);
  const named = { productId: product.id, variantId: variant.id, sku: variant.sku };
  if (!change) return { ...empty, ...named, state: 'unchanged', problems: null };
  return { ...named, ...change, state: 'waiting', problems: null };
}

/**
 * Refuses rows whose product an earlier row has already, counts the rows, and lets the change wait for the person who
 * runs it.
 */
async function finish(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx.execute(sql`
    update product_change_items set state = 'refused', problems = '[{"field": "sku", "message": "duplicate"}]'
    where tenant_id = ${tenantId} and change_id = ${id} and position = any(array(
      select position from (
        select position, row_number() over (partition by coalesce(variant_id::text, sku) order by position) as nth
        from product_change_items
        where tenant_id = ${tenantId} and change_id = ${id} and state in ('waiting', 'unchanged')) numbered
      where nth > 1))`);
  const { rows } = await tx.execute<{ state: string; count: number }>(sql`
    select state, count(*)::int as count from product_change_items
    where tenant_id = ${tenantId} and change_id = ${id} group by state`);
  const count = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  await setChange(tx, tenantId, id, {
    status: 'ready',
    unchanged: count('unchanged'),
    refused: count('refused'),
  });
}
