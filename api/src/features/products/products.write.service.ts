import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { catalogChanged } from '../../platform/database/catalog-version.ts';
import type { Tx } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/rows.ts';
import { orTaken } from '../../platform/database/unique.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Versioned } from '../../platform/http/list.schema.ts';
import type { Permission } from '../../platform/identity/permissions.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { requireRoom } from '../plan-limits/plan-limits.service.ts';
import { saveBundle } from './products.bundles.service.ts';
import type { CheckedProduct } from './products.check.service.ts';
import { checkProduct } from './products.check.service.ts';
import type { ProductDetail, ProductInput } from './products.schema.ts';
import { searchTextOf } from './products.search.service.ts';
import { asSeenBy, readProduct } from './products.service.ts';
import { productCategories, productSlugs, products } from './products.table.ts';
import { saveVariants } from './products.variants.service.ts';
import type { Author } from './products.versions.service.ts';
import { recordSteps, recordVersion } from './products.versions.service.ts';
import { isByWeight, withPiecePrices } from './weighed.ts';

const taken = {
  products_slug: ['SLUG_TAKEN', 'slug'],
  products_sku: ['SKU_TAKEN', 'variants'],
  variants_sku: ['SKU_TAKEN', 'variants'],
} as const;

type Status = ProductInput['status'];

type DerivedFrom = Pick<ProductInput, 'title' | 'brand' | 'tags' | 'pricedBy' | 'nominalWeightG'> & {
  variants: Pick<
    ProductInput['variants'][number],
    'sku' | 'barcode' | 'price' | 'originalPrice' | 'unitSize' | 'unitLabel' | 'status'
  >[];
};

/**
 * Returns the product's own copies of variant data: the code of the default one, price and size of the cheapest visible
 * one.
 */
export function derive(input: DerivedFrom) {
  const shown = input.variants.filter((variant) => variant.status === 'show');
  const [first, ...others] = shown.length > 0 ? shown : input.variants;
  if (!first) throw new AppError('VALIDATION', [{ field: 'variants', message: 'required' }]);
  const cheapest = others.reduce((best, variant) => (variant.price < best.price ? variant : best), first);
  const { unitSize, unitLabel } = cheapest;
  const weighing = { pricedBy: input.pricedBy, nominalWeightG: input.nominalWeightG ?? null };
  const { price, originalPrice } = withPiecePrices(cheapest, weighing);
  const codes = input.variants.flatMap((variant) =>
    variant.barcode ? [variant.sku, variant.barcode] : [variant.sku],
  );
  return {
    columns: {
      sku: first.sku,
      barcode: first.barcode,
      price,
      originalPrice,
      weightPrice: weighing.nominalWeightG === null ? null : cheapest.price,
      unitSize,
      unitLabel,
      variantCount: shown.length,
      searchText: searchTextOf({ ...input, codes }),
    },
    defaultIndex: input.variants.indexOf(first),
  };
}

function ownColumns({
  categoryIds,
  variants: _,
  bundleOf: __,
  publishAt,
  unpublishAt,
  ...own
}: ProductInput) {
  return {
    ...own,
    ...(unpublishAt !== undefined && { unpublishAt: unpublishAt ? new Date(unpublishAt) : null }),
    // A product that is shown has nothing to wait for.
    ...(own.status === 'show' && { publishAt: null }),
    ...(own.status !== 'show' &&
      publishAt !== undefined && { publishAt: publishAt ? new Date(publishAt) : null }),
    ...(own.status === 'show' && { publishedAt: sql`coalesce(${products.publishedAt}, now())` }),
  };
}

/** The person who saves a product (null: the platform), and the queue that shows it when its time comes. */
export type Saving = {
  actor: Pick<Principal, 'id' | 'permissions' | 'kind' | 'name'> | null;
  jobs: Pick<Jobs, 'add'> | null;
  /** An older version is saved again. */
  isVersion?: boolean;
};

const authorOf = ({ actor, isVersion }: Saving): Author => ({
  way: isVersion ? 'version' : actor?.kind === 'program' ? 'program' : 'form',
  by: actor?.name ?? '',
});

/**
 * Throws VALIDATION, SLUG_TAKEN or SKU_TAKEN, naming the fields, and FORBIDDEN for stock without `write_stock`. Costs
 * are saved only for people who may see them. Throws PLAN_LIMIT.
 */
export async function createProduct(
  tx: Tx,
  tenantId: string,
  saving: Saving,
  input: ProductInput,
): Promise<ProductDetail> {
  requireStockFor(saving, input);
  refuseWeight(input);
  await requireRoom(tx, tenantId, 'products');
  const checked = await checkProduct(tx, tenantId, null, input);
  const id = uuidv7();
  const { columns } = derive(input);
  const publishedAt = input.status === 'show' ? new Date() : null;
  await orTaken(
    tx.insert(products).values({ ...ownColumns(input), ...columns, tenantId, id, publishedAt }),
    taken,
  );
  await saveParts(tx, tenantId, { productId: id, saving }, checked);
  const made = await readProduct(tx, tenantId, id, null);
  await recordVersion(tx, tenantId, { ...authorOf(saving), way: 'created' }, null, made);
  return asSeenBy(saving.actor, made);
}

/**
 * Changes a product. Throws as `createProduct`, and VERSION_CONFLICT when somebody saved the product after `version`
 * was read.
 */
export async function updateProduct(
  tx: Tx,
  tenantId: string,
  saving: Saving,
  id: string,
  { version, ...given }: Versioned<ProductInput>,
): Promise<ProductDetail> {
  requireStockFor(saving, given);
  await lockVersion(tx, tenantId, products, { id, version }, isNull(products.deletedAt));
  const before = await readProduct(tx, tenantId, id, null);
  const input = await withWeight(tx, tenantId, id, given);
  refuseWeight(input);
  const checked = await checkProduct(tx, tenantId, id, input);
  await keepOldSlug(tx, tenantId, id, input.slug);
  const update = tx
    .update(products)
    .set({ ...ownColumns(input), ...derive(input).columns, version: version + 1 })
    .where(and(eq(products.tenantId, tenantId), eq(products.id, id)));
  await orTaken(update, taken);
  await saveParts(tx, tenantId, { productId: id, saving }, checked);
  const saved = await readProduct(tx, tenantId, id, null);
  await recordVersion(tx, tenantId, authorOf(saving), before, saved);
  return asSeenBy(saving.actor, saved);
}

/** Refuses a weight for goods that are not sold by weight, and for a bundle. */
function refuseWeight({ nominalWeightG, soldBy, pricedBy, bundleOf = [] }: ProductInput): void {
  if (!nominalWeightG || (soldBy === 'weight' && isByWeight(pricedBy) && bundleOf.length === 0)) return;
  throw new AppError('VALIDATION', [{ field: 'nominalWeightG', message: 'not_by_weight' }]);
}

/** Completes the input: a nominal weight that is not named stays. */
async function withWeight(tx: Tx, tenantId: string, id: string, input: ProductInput): Promise<ProductInput> {
  if (input.nominalWeightG !== undefined) return input;
  const [stored] = await tx
    .select({ nominalWeightG: products.nominalWeightG })
    .from(products)
    .where(and(eq(products.tenantId, tenantId), eq(products.id, id)));
  return { ...input, nominalWeightG: stored?.nominalWeightG ?? null };
}

function requireStockFor({ actor }: Saving, { variants: given }: Pick<ProductInput, 'variants'>): void {
  if (!actor || actor.permissions.has('write_stock')) return;
  const problems = given.flatMap(({ stock }, index) =>
    stock && stock.onHand !== stock.seen
      ? [{ field: `variants.${index}.stock.onHand`, message: 'write_stock' }]
      : [],
  );
  if (problems.length > 0) throw new AppError('FORBIDDEN', problems);
}

/** Keeps a product's address before it changes, so that links to it lead to the new one. */
async function keepOldSlug(tx: Tx, tenantId: string, id: string, slug: string): Promise<void> {
  const before = tx
    .select({ tenantId: products.tenantId, slug: products.slug, productId: products.id })
    .from(products)
    .where(and(eq(products.tenantId, tenantId), eq(products.id, id), ne(products.slug, slug)));
  await tx
    .insert(productSlugs)
    .select(before)
    .onConflictDoUpdate({
      target: [productSlugs.tenantId, productSlugs.slug],
      set: { productId: sql`excluded.product_id` },
    });
}

async function saveParts(
  tx: Tx,
  tenantId: string,
  { productId, saving }: { productId: string; saving: Saving },
  checked: CheckedProduct,
) {
  const { input } = checked;
  const { actor, jobs } = saving;
  const may = (permission: Permission) => !actor || actor.permissions.has(permission);
  const author = {
    actorId: actor?.id ?? null,
    stock: may('write_stock'),
    costs: may('read_costs'),
  };
  const ids = await orTaken(saveVariants(tx, tenantId, { productId, author }, checked), taken);
  const ofProduct = and(eq(products.tenantId, tenantId), eq(products.id, productId));
  await saveBundle(tx, tenantId, productId, input);
  const [times] = await tx
    .update(products)
    .set({ defaultVariantId: ids[derive(input).defaultIndex] })
    .where(ofProduct)
    .returning({ publishAt: products.publishAt, unpublishAt: products.unpublishAt });
  refuseEarlyEnd(input.unpublishAt, times);
  const listedIn = new Set(input.categoryId ? [input.categoryId, ...input.categoryIds] : input.categoryIds);
  await tx
    .delete(productCategories)
    .where(and(eq(productCategories.tenantId, tenantId), eq(productCategories.productId, productId)));
  if (listedIn.size > 0) {
    await tx
      .insert(productCategories)
      .values([...listedIn].map((categoryId) => ({ tenantId, categoryId, productId })));
  }
  const due = [input.status === 'show' ? null : input.publishAt, input.unpublishAt];
  for (const time of due)
    if (jobs && time) await jobs.add(tx, 'product-publishing', { tenantId, id: productId }, new Date(time));
  await catalogChanged(tx, tenantId);
}

type Times = { publishAt: Date | null; unpublishAt: Date | null };

/** Refuses an end before the begin. `stored`: the times after saving, because either of them may stay as it was. */
function refuseEarlyEnd(given: string | null | undefined, stored: Times | undefined): void {
  const refuse = (message: string) => new AppError('VALIDATION', [{ field: 'unpublishAt', message }]);
  if (given && new Date(given) <= new Date()) throw refuse('past');
  if (stored?.publishAt && stored.unpublishAt && stored.unpublishAt <= stored.publishAt)
    throw refuse('before_publishing');
}

/**
 * Sets the status of all products or none. Throws VALIDATION when one would be visible without a visible variant, and
 * names it.
 */
export async function setProductStatus(
  tx: Tx,
  tenantId: string,
  ids: string[],
  { status, by }: { status: Status; by: string },
): Promise<void> {
  const which = and(inArray(products.id, ids), isNull(products.deletedAt));
  await recordSteps(
    tx,
    tenantId,
    { way: 'status', by },
    {
      which: and(which, ne(products.status, status)),
      before: sql`jsonb_build_object('status', ${products.status})`,
      after: sql`jsonb_build_object('status', ${status}::text)`,
    },
  );
  const changed = await tx
    .update(products)
    .set({
      status,
      version: sql`${products.version} + 1`,
      ...(status === 'show' && {
        publishAt: null,
        publishedAt: sql`coalesce(${products.publishedAt}, now())`,
      }),
    })
    .where(and(eq(products.tenantId, tenantId), which))
    .returning({ id: products.id, variantCount: products.variantCount });
  const empty = changed.filter((product) => status === 'show' && product.variantCount === 0);
  if (empty.length > 0) {
    const fieldOf = (id: string) => (ids.length > 1 ? `ids.${ids.indexOf(id)}.variants` : 'variants');
    throw new AppError(
      'VALIDATION',
      empty.map(({ id }) => ({ field: fieldOf(id), message: 'none_shown' })),
    );
  }
  if (changed.length > 0) await catalogChanged(tx, tenantId);
}
