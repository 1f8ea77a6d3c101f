import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { catalogChanged } from '../../platform/database/catalog-version.ts';
import type { Tx } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/rows.ts';
import type { ErrorDetail } from '../../platform/errors/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { categories } from '../categories/categories.table.ts';
import { roomFor } from '../plan-limits/plan-limits.service.ts';
import { bundleProblems, writeBundle } from '../products/products.bundles.service.ts';
import { deleteProducts } from '../products/products.delete.service.ts';
import { variants } from '../products/products.table.ts';
import { readDefaultLanguage } from '../settings/settings.service.ts';
import { taxClasses } from '../tax-classes/tax-classes.table.ts';
import { insertStates, newState } from './product-changes.create.service.ts';
import type { StateChange } from './product-changes.rows.service.ts';
import { lockStates, writeStates } from './product-changes.rows.service.ts';
import type { ChangeValues } from './product-changes.schema.ts';
import { productChangeItems } from './product-changes.table.ts';
import type { ProductState } from './product-state.ts';
import { applyRow, fieldsOf, goodsProblem, valuesOf } from './product-state.ts';

const itemColumns = {
  position: productChangeItems.position,
  productId: productChangeItems.productId,
  variantId: productChangeItems.variantId,
  before: productChangeItems.before,
  after: productChangeItems.after,
};
type Item = {
  position: number;
  productId: string | null;
  variantId: string | null;
  before: ChangeValues | null;
  after: ChangeValues | null;
};

/** How a row ended, as it is written to its item. */
type Ended = Item & {
  state: 'applied' | 'refused';
  problems: ErrorDetail[] | null;
  productVersion?: number;
};

type Batch = {
  tenantId: string;
  changeId: string;
  actorId: string | null;
  actorName: string;
  limit: number;
};

type Adding = Pick<Jobs, 'add'>;

/** How many rows ended how, and the times at which products of theirs are shown or hidden. */
type Applied = { applied: number; refused: number; publishTimes: string[] };

/**
 * Applies the next rows of a change that are waiting, and writes how each ended, in the caller's transaction. The
 * caller holds the lock of the change.
 */
export async function applyBatch(tx: Tx, jobs: Adding, batch: Batch): Promise<Applied> {
  const { tenantId, changeId, limit } = batch;
  // The checks of foreign keys would keep a plan from when the tables were small, and read them whole for each row.
  await tx.execute(sql`set local plan_cache_mode = force_custom_plan`);
  const items = await tx
    .select(itemColumns)
    .from(productChangeItems)
    .where(
      and(
        eq(productChangeItems.tenantId, tenantId),
        eq(productChangeItems.changeId, changeId),
        eq(productChangeItems.state, 'waiting'),
      ),
    )
    .orderBy(asc(productChangeItems.position))
    .limit(limit);
  if (items.length === 0) return { applied: 0, refused: 0, publishTimes: [] };
  const ended = await applyItems(tx, { ...batch, jobs }, items);
  await writeEnds(tx, batch, ended);
  const applied = ended.filter(({ state }) => state === 'applied');
  if (applied.length > 0) await catalogChanged(tx, tenantId);
  return {
    applied: applied.length,
    refused: ended.length - applied.length,
    publishTimes: [
      ...new Set(applied.flatMap(({ after }) => [after?.publishAt ?? [], after?.unpublishAt ?? []].flat())),
    ],
  };
}

const refusal = (item: Item, field: string, message: string): Ended => ({
  ...item,
  state: 'refused',
  problems: [{ field, message }],
});

async function applyItems(tx: Tx, batch: Batch & { jobs: Adding }, items: Item[]): Promise<Ended[]> {
  const { tenantId, actorId, actorName, jobs } = batch;
  const stockOf = items.flatMap(({ variantId, after }) =>
    variantId && after?.stock !== undefined ? [variantId] : [],
  );
  const room = await roomForNew(tx, tenantId, items);
  const productIds = [...new Set(items.flatMap(({ productId }) => productId ?? []))];
  const found = await lockStates(tx, tenantId, productIds, stockOf);
  const checks = await readChecks(tx, tenantId, items);
  const changes = new Map<string, StateChange>();
  const gone: string[] = [];
  const refusedBundles = await bundleRefusals(tx, tenantId, items);
  let made = 0;
  const ended = items.map((item): Ended => {
    const { productId, variantId, before, after } = item;
    const problem = after && checks.problemOf(item);
    if (problem) return refusal(item, ...problem);
    if (!after) {
      const product = productId ? found.get(productId) : undefined;
      if (!product) return refusal(item, 'product', 'unknown');
      if (!isAsLeft(product, before ?? {})) return refusal(item, 'product', 'changed');
      gone.push(product.id);
      return { ...item, state: 'applied', problems: null };
    }
    const nested = refusedBundles.get(item.position);
    if (nested) return refusal(item, 'bundleOf', nested);
    if (!before) {
      const is = newState(after);
      const wrong = goodsProblem(is);
      if (wrong) return refusal(item, ...wrong);
      if (made === room) return refusal(item, 'product', 'plan_limit');
      made += 1;
      changes.set(is.id, { was: null, is });
      const named = { productId: is.id, variantId: is.variants[0]?.id ?? null, productVersion: 1 };
      return { ...item, ...named, state: 'applied', problems: null };
    }
    const was = productId ? found.get(productId) : undefined;
    if (!was) return refusal(item, 'product', 'unknown');
    const outcome = applyRow(changes.get(was.id)?.is ?? was, variantId, before, after);
    if (outcome.state === 'refused') return { ...item, ...outcome };
    changes.set(was.id, { was, is: outcome.product });
    const { before: old, after: set } = outcome;
    const productVersion = was.version + 1;
    return { ...item, state: 'applied', before: old, after: set, productVersion, problems: null };
  });
  const all = [...changes.values()];
  const language = await readDefaultLanguage(tx, tenantId);
  await insertStates(
    tx,
    tenantId,
    language,
    all.flatMap(({ was, is }) => (was ? [] : [is])),
  );
  await writeStates(tx, { tenantId, actorId }, all);
  for (const { was, is } of all)
    if (!isDeepStrictEqual(was?.bundleOf ?? [], is.bundleOf))
      await writeBundle(tx, tenantId, is.id, is.bundleOf);
  if (gone.length > 0) await deleteProducts(tx, tenantId, { by: actorName, jobs }, gone);
  return ended;
}

/** Returns the number of new products that the store's plan has room for; null for any number. */
async function roomForNew(tx: Tx, tenantId: string, items: Item[]): Promise<number | null> {
  if (!items.some(({ before, after }) => !before && after)) return null;
  return (await roomFor(tx, tenantId, 'products'))?.left ?? null;
}

/**
 * Returns why bundles cannot be as these rows say: a part that is gone, a bundle itself, or made one by another row.
 */
async function bundleRefusals(tx: Tx, tenantId: string, items: Item[]): Promise<Map<number, string>> {
  const refusals = new Map<number, string>();
  const bundles = items.filter(({ after }) => (after?.bundleOf?.length ?? 0) > 0);
  const madeOnes = new Set(bundles.map(({ variantId }) => variantId));
  for (const { position, productId, after } of bundles) {
    const parts = after?.bundleOf ?? [];
    const [problem] = await bundleProblems(tx, tenantId, productId ?? uuidv7(), parts);
    const message = parts.some(({ variantId }) => madeOnes.has(variantId)) ? 'nested' : problem?.message;
    if (message) refusals.set(position, message);
  }
  return refusals;
}

/** Whether a product that a change created is as it left it, so that undoing may delete it. */
function isAsLeft(product: ProductState, values: ChangeValues): boolean {
  const fields = fieldsOf(values).filter((field) => field !== 'stock');
  const present = valuesOf(product, product.variants[0], fields);
  const left = Object.fromEntries(fields.map((field) => [field, values[field]]));
  return product.variants.length === 1 && isDeepStrictEqual(present, left);
}

/** Reads the rows' references: the categories and tax classes that exist, and the SKUs that other variants have. */
async function readChecks(tx: Tx, tenantId: string, items: Item[]) {
  const wantedCategories = new Set(
    items.flatMap(({ after }) => [after?.categoryId ?? [], after?.categoryIds ?? []].flat()),
  );
  const wantedSkus = new Set(items.flatMap(({ after }) => after?.sku ?? []));
  const holders = new Map<string, string>();
  const known = await lockRows(tx, tenantId, categories, [...wantedCategories], 'key share');
  const wantedClasses = new Set(items.flatMap(({ after }) => after?.taxClassId ?? []));
  const knownClasses = await lockRows(tx, tenantId, taxClasses, [...wantedClasses], 'key share');
  if (wantedSkus.size > 0) {
    const rows = await tx
      .select({ id: variants.id, sku: variants.sku })
      .from(variants)
      .where(
        and(
          eq(variants.tenantId, tenantId),
          sql`${variants.sku} = any(${sql.param([...wantedSkus])}::text[])`,
          isNull(variants.deletedAt),
        ),
      );
    for (const { id, sku } of rows) holders.set(sku, id);
  }
  return {
    problemOf({ position, variantId, after }: Item): [field: string, message: string] | null {
      const named = [after?.categoryId ?? [], after?.categoryIds ?? []].flat();
      if (named.some((id) => !known.has(id))) return ['category', 'unknown'];
      if (after?.taxClassId && !knownClasses.has(after.taxClassId)) return ['taxClass', 'unknown'];
      if (after?.sku === undefined) return null;
      const me = variantId ?? `row ${position}`;
      const holder = holders.get(after.sku);
      if (holder && holder !== me) return ['sku', 'taken'];
      holders.set(after.sku, me);
      return null;
    },
  };
}

async function writeEnds(tx: Tx, { tenantId, changeId }: Batch, ended: Ended[]): Promise<void> {
  await tx.execute(sql`
    update product_change_items i set state = x.state, problems = x.problems, before = x.before, after = x.after,
      product_id = x."productId", variant_id = x."variantId", product_version = x."productVersion"
    from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as x(
      position int, state text, problems jsonb, before jsonb, after jsonb, "productId" uuid, "variantId" uuid,
      "productVersion" int)
    where i.tenant_id = ${tenantId} and i.change_id = ${changeId} and i.position = x.position
      and i.position between ${ended[0]?.position ?? 0} and ${ended.at(-1)?.position ?? 0}`);
}
