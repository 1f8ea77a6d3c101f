import { isDeepStrictEqual } from 'node:util';
import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { ProductDetail } from './products.schema.ts';
import { products } from './products.table.ts';
import type { ProductWay, SavedProduct } from './products.versions.table.ts';
import { productVersions } from './products.versions.table.ts';

/** The number of versions that are kept of each product. */
const mostVersions = 50;

/** How a product is saved, and the name of the person who does it: empty for the platform. */
export type Author = { way: ProductWay; by: string };

/** Returns the fields that staff set. Stock has a ledger of its own. */
export function savedFields(product: ProductDetail): SavedProduct {
  const { id, version, sku, sales, createdAt, updatedAt, variants, categoryIds, bundleOf, ...fields } =
    product;
  return {
    ...fields,
    categoryIds: categoryIds.toSorted(),
    bundleOf: bundleOf.map(({ variantId, qty }) => ({ variantId, qty })),
    variants: variants.map(({ onHand, allocated, reorderPoint, ...variant }) => variant),
  };
}

/** Keeps a product as it is after a save, and its changed fields. `before` is null for a new one. */
export async function recordVersion(
  tx: Tx,
  tenantId: string,
  { way, by }: Author,
  before: ProductDetail | null,
  after: ProductDetail,
): Promise<void> {
  const is: Record<string, unknown> = savedFields(after);
  const was: Record<string, unknown> | null = before && savedFields(before);
  const changed = Object.keys(is).filter((field) => !was || !isDeepStrictEqual(was[field], is[field]));
  // A save that changes only the stock makes no version.
  if (changed.length === 0) return;
  if (before) await recordEarlier(tx, tenantId, before);
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(changed.map((field) => [field, from[field]]));
  await tx.insert(productVersions).values({
    ...{ tenantId, productId: after.id, version: after.version, way, actorName: by },
    // A new product is all new, and not written twice.
    ...{ before: was && pick(was), after: was ? pick(is) : {}, product: is as SavedProduct },
  });
  await forgetOldVersions(tx, tenantId, [after.id]);
}

/** Adds a version of the product before its first save, if it has none yet, so that the save can be taken back. */
async function recordEarlier(tx: Tx, tenantId: string, before: ProductDetail): Promise<void> {
  const [known] = await tx
    .select({ version: productVersions.version })
    .from(productVersions)
    .where(and(eq(productVersions.tenantId, tenantId), eq(productVersions.productId, before.id)))
    .limit(1);
  if (known) return;
  await tx.insert(productVersions).values({
    ...{ tenantId, productId: before.id, version: before.version, way: 'earlier', actorName: '' },
    ...{ before: {}, after: {}, product: savedFields(before), createdAt: new Date(before.updatedAt) },
  });
}

/**
 * Keeps a version of each product that is about to be changed by one statement, which adds 1 to their versions. It has
 * the changed fields only, and locks the products.
 */
export async function recordSteps(
  tx: Tx,
  tenantId: string,
  { way, by }: Author,
  { which, before, after }: { which: SQL | undefined; before: SQL; after: SQL },
): Promise<void> {
  const found = tx
    .select({ id: products.id, version: products.version, before: before.as('was'), after: after.as('is') })
    .from(products)
    .where(and(eq(products.tenantId, tenantId), which))
    .orderBy(products.id)
    .for('no key update');
  const { rows } = await tx.execute<{ id: string }>(sql`
    with found as (${found})
    insert into ${productVersions} (tenant_id, id, product_id, version, way, actor_name, before, after)
    select ${tenantId}, gen_random_uuid(), id, version + 1, ${way}, ${by}, was, "is" from found
    returning product_id as id`);
  await forgetOldVersions(
    tx,
    tenantId,
    rows.map(({ id }) => id),
  );
}

async function forgetOldVersions(tx: Tx, tenantId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    delete from ${productVersions} old where old.tenant_id = ${tenantId}
      and old.product_id = any(${sql.param(ids)}::uuid[])
      and old.version <= (select kept.version from ${productVersions} kept
        where kept.tenant_id = old.tenant_id and kept.product_id = old.product_id
        order by kept.version desc offset ${mostVersions} limit 1)`);
}
