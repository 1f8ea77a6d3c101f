import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { catalogChanged } from '../../platform/database/catalog-version.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { products, variants } from './products.table.ts';
import { recordSteps } from './products.versions.service.ts';

/** How long a deleted product can be restored. */
export const trashDays = 30;
const trashMs = trashDays * 86_400_000;

/** No field is another one. */
export const nothing = { before: sql`'{}'::jsonb`, after: sql`'{}'::jsonb` };

/** The name of the person who deletes, and the queue that empties the trash later. */
export type Deleting = { by: string; jobs: Pick<Jobs, 'add'> | null };

/**
 * Deletes products, and returns their number. They stay in old orders, and in the trash; slug and SKUs are free again.
 */
export async function deleteProducts(
  tx: Tx,
  tenantId: string,
  { by, jobs }: Deleting,
  ids: string[],
): Promise<number> {
  const deletedAt = new Date();
  const which = and(inArray(products.id, ids), isNull(products.deletedAt));
  await recordSteps(tx, tenantId, { way: 'deleted', by }, { which, ...nothing });
  const deleted = await tx
    .update(products)
    .set({
      deletedAt,
      status: 'hide',
      version: sql`${products.version} + 1`,
      trash: sql`jsonb_build_object('by', ${by}::text, 'status', ${products.status}, 'hiddenVariants', array(
        select v.id from variants v where v.tenant_id = ${products.tenantId} and v.product_id = ${products.id}
          and v.status = 'hide' and v.deleted_at is null))`,
    })
    .where(and(eq(products.tenantId, tenantId), which))
    .returning({ id: products.id });
  if (deleted.length === 0) return 0;
  const found = deleted.map((product) => product.id);
  await tx
    .update(variants)
    .set({ deletedAt, status: 'hide' })
    .where(
      and(eq(variants.tenantId, tenantId), inArray(variants.productId, found), isNull(variants.deletedAt)),
    );
  if (jobs)
    await jobs.add(
      tx,
      'product-trash',
      { tenantId, id: tenantId },
      new Date(deletedAt.getTime() + trashMs + 1_000),
    );
  await catalogChanged(tx, tenantId);
  return deleted.length;
}
