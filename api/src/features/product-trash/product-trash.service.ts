import type { SQL } from 'drizzle-orm';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { catalogChanged } from '../../platform/database/catalog-version.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { containing, readPage } from '../../platform/database/list.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { requireRoom } from '../plan-limits/plan-limits.service.ts';
import type { Deleting } from '../products/products.delete.service.ts';
import { nothing, trashDays } from '../products/products.delete.service.ts';
import { products } from '../products/products.table.ts';
import { recordSteps } from '../products/products.versions.service.ts';
import { productVersions } from '../products/products.versions.table.ts';
import type { TrashQuery, TrashRow } from './product-trash.schema.ts';

const kept = sql`${trashDays} * interval '1 day'`;

const inTrash = (tenantId: string) =>
  and(
    eq(products.tenantId, tenantId),
    isNotNull(products.trash),
    sql`${products.deletedAt} > now() - ${kept}`,
  );

/** Products that were deleted in the last 30 days. */
export function listTrash(tx: Tx, tenantId: string, query: TrashQuery): Promise<ListReply<TrashRow>> {
  const where = and(inTrash(tenantId), containing(query.q, products.searchText, products.sku));
  const order =
    query.sort === 'deletedAt'
      ? sql`${products.deletedAt} nulls first, ${products.id} desc`
      : sql`${products.deletedAt} desc nulls last, ${products.id}`;
  return readPage(query, {
    rows: tx
      .select({
        id: products.id,
        sku: products.sku,
        title: products.title,
        image: sql<string | null>`${products.images} -> 0 ->> 'url'`,
        price: products.price,
        deletedBy: sql<string>`${products.trash} ->> 'by'`,
        deletedAt: sql<Date>`${products.deletedAt}`.mapWith(products.createdAt),
        until: sql<Date>`${products.deletedAt} + ${kept}`.mapWith(products.createdAt),
      })
      .from(products)
      .where(where)
      .orderBy(order),
    total: tx.$count(products, where),
  });
}

/** Locks products of the trash. Throws NOT_FOUND when one is not there. */
async function lockTrash(tx: Tx, tenantId: string, ids: string[]) {
  const rows = await tx
    .select({
      id: products.id,
      slug: products.slug,
      publishAt: products.publishAt,
      unpublishAt: products.unpublishAt,
    })
    .from(products)
    .where(and(inTrash(tenantId), inArray(products.id, ids)))
    .orderBy(asc(products.id))
    .for('update');
  const found = new Set(rows.map(({ id }) => id));
  const missing = ids.findIndex((id) => !found.has(id));
  if (missing >= 0) throw new AppError('NOT_FOUND', [{ field: `items.${missing}.id`, message: 'unknown' }]);
  return rows;
}

/**
 * Restores products as they were deleted. A product whose address was taken meanwhile gets another one. A product whose
 * SKU was taken is refused with SKU_TAKEN, because the store's other programs know it by its SKU. A product whose
 * attributes were deleted comes back as a draft. Throws PLAN_LIMIT.
 */
export async function restoreProducts(
  tx: Tx,
  tenantId: string,
  { by, jobs }: Deleting,
  ids: string[],
): Promise<void> {
  await requireRoom(tx, tenantId, 'products', ids.length);
  const rows = await lockTrash(tx, tenantId, ids);
  await refuseTakenSkus(tx, tenantId, ids);
  const which = inArray(products.id, ids);
  await recordSteps(tx, tenantId, { way: 'undeleted', by }, { which, ...nothing });
  await tx.execute(sql`
    update variants v set deleted_at = null, version = v.version + 1,
      status = case when p.trash -> 'hiddenVariants' ? v.id::text then 'hide' else 'show' end
    from products p
    where p.tenant_id = ${tenantId} and p.id = any(${sql.param(ids)}::uuid[])
      and v.tenant_id = p.tenant_id and v.product_id = p.id and v.deleted_at = p.deleted_at`);
  for (const { id, slug, publishAt, unpublishAt } of rows) {
    await tx
      .update(products)
      .set({
        deletedAt: null,
        trash: null,
        status: sql`case when ${products.attributeIds} <@ array(select a.id from attributes a
          where a.tenant_id = ${products.tenantId}) then ${products.trash} ->> 'status' else 'draft' end`,
        slug: await freeSlug(tx, tenantId, slug),
        // Another product took over the place in the store's other program.
        externalRef: sql`case when exists (select from products other where other.tenant_id = ${tenantId}
          and other.external_ref = ${products.externalRef} and other.deleted_at is null)
          then null else ${products.externalRef} end`,
        version: sql`${products.version} + 1`,
      })
      .where(and(eq(products.tenantId, tenantId), eq(products.id, id)));
    // The job of such a time may have found it deleted.
    for (const at of [publishAt, unpublishAt])
      if (jobs && at) await jobs.add(tx, 'product-publishing', { tenantId, id }, at);
  }
  await catalogChanged(tx, tenantId);
}

async function refuseTakenSkus(tx: Tx, tenantId: string, ids: string[]): Promise<void> {
  const { rows } = await tx.execute<{ productId: string }>(sql`
    select distinct mine.product_id as "productId"
    from variants mine
      join products p on p.tenant_id = mine.tenant_id and p.id = mine.product_id and p.deleted_at = mine.deleted_at
      join variants other on other.tenant_id = mine.tenant_id and other.sku = mine.sku and other.id <> mine.id
        and (other.deleted_at is null or other.product_id <> mine.product_id
          and other.product_id = any(${sql.param(ids)}::uuid[]))
    where mine.tenant_id = ${tenantId} and mine.product_id = any(${sql.param(ids)}::uuid[])`);
  if (rows.length === 0) return;
  throw new AppError(
    'SKU_TAKEN',
    rows.map(({ productId }) => ({ field: `items.${ids.indexOf(productId)}.id`, message: 'taken' })),
  );
}

const longestSlug = 115;

/** Returns the address, or the first free one with a number behind it. */
export async function freeSlug(tx: Tx, tenantId: string, slug: string): Promise<string> {
  const start = slug.slice(0, longestSlug);
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from products where tenant_id = ${tenantId} and deleted_at is null
      and (slug = ${slug} or slug like ${`${start}-%`})`);
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${start}-${number}`)) number += 1;
  return `${start}-${number}`;
}

/** Deletes products of the trash for good: orders keep their own copy in their lines. */
export async function forgetProducts(tx: Tx, tenantId: string, ids: string[]): Promise<void> {
  await lockTrash(tx, tenantId, ids);
  await forget(tx, tenantId, inArray(products.id, ids));
}

/** Deletes everything in the trash for good. */
export const emptyTrash = (tx: Tx, tenantId: string): Promise<void> => forget(tx, tenantId);

/** Deletes the texts of a product. Its row stays for movements of its stock. */
async function forget(tx: Tx, tenantId: string, which?: SQL): Promise<void> {
  const gone = await tx
    .update(products)
    .set({ trash: null, description: {}, ingredients: {}, images: [], nutrition: {}, searchText: '' })
    .where(and(eq(products.tenantId, tenantId), isNotNull(products.trash), which))
    .returning({ id: products.id });
  const ids = gone.map(({ id }) => id);
  await tx
    .delete(productVersions)
    .where(
      and(
        eq(productVersions.tenantId, tenantId),
        sql`${productVersions.productId} = any(${sql.param(ids)}::uuid[])`,
      ),
    );
}

/** Deletes for good the products that have been in the store's trash for 30 days. */
export async function forgetOldTrash(database: Database, { tenantId }: Job): Promise<'done'> {
  await inTenant(database, tenantId, (tx) =>
    forget(tx, tenantId, sql`${products.deletedAt} <= now() - ${kept}`),
  );
  return 'done';
}
