import { sql } from 'drizzle-orm';
import { catalogChanged } from '../../platform/database/catalog-version.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { DeletedRow } from '../../platform/database/deleted-rows.table.ts';
import { addToDeleted, deleteRows, putBack, takeDeleted } from '../../platform/database/deleted-rows.ts';
import { lockRows } from '../../platform/database/rows.ts';
import { orTaken } from '../../platform/database/unique.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { bringBack, movedOf, readMoved } from './categories.moved.service.ts';
import { categories } from './categories.table.ts';
import { lockTree, mostLevels, place } from './categories.tree.service.ts';
import { refuseUnknown } from './categories.write.service.ts';

type Uses = { products: number; categories: number; coupons: number };

/**
 * Deletes categories. Their content goes to `moveTo`, and back when they are restored; without it, IN_USE says for each
 * how many products, coupons and categories use it. Throws NOT_FOUND for unknown ones, and VALIDATION when `moveTo`
 * cannot take the content.
 */
export async function deleteCategories(
  tx: Tx,
  tenantId: string,
  ids: string[],
  moveTo?: string,
): Promise<void> {
  const tree = await lockTree(tx, tenantId);
  refuseUnknown(tree, ids);
  // A product or coupon that names one of them is saved before, or finds it deleted.
  await lockRows(tx, tenantId, categories, ids, 'update');
  await dropDeletedProducts(tx, tenantId, ids);
  const moved = new Map<string, object>();
  if (moveTo) {
    for (const id of ids) moved.set(id, { moved: await readMoved(tx, tenantId, id, moveTo) });
    await moveUses(tx, tenantId, ids, { tree, moveTo });
  } else await refuseUsed(tx, tenantId, ids);
  await deleteRows(tx, tenantId, categories, ids);
  for (const [id, more] of moved) await addToDeleted(tx, tenantId, categories, { id, more });
  await catalogChanged(tx, tenantId);
}

/**
 * Brings deleted categories back with their former content, below the parent that they had, or at the top when that is
 * gone. Throws SLUG_TAKEN when another category has the address now.
 */
export async function restoreCategories(tx: Tx, tenantId: string, ids: string[]): Promise<void> {
  const tree = await lockTree(tx, tenantId);
  const paths = new Map(tree.map(({ id, path }) => [id, path]));
  const rows = await takeDeleted(tx, tenantId, categories, ids);
  const levels = (row: DeletedRow) => (row.path as string[]).length;
  const placed = rows
    .toSorted((a, b) => levels(a) - levels(b))
    .map((row) => {
      const above = paths.get(String(row.parent_id));
      const path = [...(above ?? []), row.id];
      paths.set(row.id, path);
      return { ...row, path, parent_id: above ? row.parent_id : null };
    });
  if (placed.some(({ path }) => path.length > mostLevels))
    throw new AppError('VALIDATION', [{ field: 'parentId', message: 'too_deep' }]);
  await orTaken(putBack(tx, categories, placed), { categories_slug: ['SLUG_TAKEN', 'slug'] });
  for (const row of placed) {
    const moved = movedOf(row);
    if (moved) await bringBack(tx, tenantId, row.id, moved);
  }
  await catalogChanged(tx, tenantId);
}

/** Takes deleted products out of these categories. They keep their rows for old orders. */
async function dropDeletedProducts(tx: Tx, tenantId: string, ids: string[]): Promise<void> {
  const given = sql`${sql.param(ids)}::uuid[]`;
  await tx.execute(sql`delete from product_categories listed using products p
    where listed.tenant_id = ${tenantId} and listed.category_id = any(${given})
      and p.tenant_id = ${tenantId} and p.id = listed.product_id and p.deleted_at is not null`);
  await tx.execute(sql`update products set category_id = null
    where tenant_id = ${tenantId} and category_id = any(${given}) and deleted_at is not null`);
}

async function refuseUsed(tx: Tx, tenantId: string, ids: string[]): Promise<void> {
  const given = sql`${sql.param(ids)}::uuid[]`;
  const { rows } = await tx.execute<Uses>(sql`
    select (select count(*)::int from product_categories listed
        where listed.tenant_id = ${tenantId} and listed.category_id = one.id) as products,
      (select count(*)::int from categories child
        where child.tenant_id = ${tenantId} and child.parent_id = one.id and child.id <> all(${given})) as categories,
      (select count(*)::int from coupons
        where coupons.tenant_id = ${tenantId} and one.id = any(coupons.category_ids)) as coupons
    from unnest(${given}) with ordinality as one(id, place) order by one.place`);
  const used = rows.flatMap((uses, index) =>
    uses.products + uses.categories + uses.coupons === 0
      ? []
      : [{ field: `ids.${index}`, message: 'in_use', reason: { code: 'in_use', values: uses } }],
  );
  if (used.length > 0) throw new AppError('IN_USE', used);
}

type Target = { tree: Awaited<ReturnType<typeof lockTree>>; moveTo: string };

async function moveUses(tx: Tx, tenantId: string, ids: string[], { tree, moveTo }: Target): Promise<void> {
  const target = tree.find((node) => node.id === moveTo);
  const refuse = (message: string) => new AppError('VALIDATION', [{ field: 'moveTo', message }]);
  if (!target) throw refuse('unknown');
  if (target.path.some((id) => ids.includes(id))) throw refuse('below_itself');
  const children = tree.filter(({ id, parentId }) => ids.includes(parentId ?? '') && !ids.includes(id));
  for (const { id } of children) {
    const nodes = await lockTree(tx, tenantId);
    await place(tx, tenantId, nodes, { id, parentId: moveTo, position: nodes.length }).catch((error) => {
      if (!(error instanceof AppError)) throw error;
      throw refuse(error.details?.[0]?.message ?? 'unknown');
    });
  }
  const given = sql`${sql.param(ids)}::uuid[]`;
  // The forms of these products show their categories, so a person with an open form gets a conflict when saving.
  await tx.execute(sql`update products set version = version + 1,
      category_id = case when category_id = any(${given}) then ${moveTo} else category_id end
    where tenant_id = ${tenantId} and id in (select product_id from product_categories
      where tenant_id = ${tenantId} and category_id = any(${given}))`);
  await tx.execute(sql`insert into product_categories (tenant_id, category_id, product_id)
    select distinct ${tenantId}::uuid, ${moveTo}::uuid, product_id from product_categories
    where tenant_id = ${tenantId} and category_id = any(${given}) on conflict do nothing`);
  await tx.execute(sql`delete from product_categories
    where tenant_id = ${tenantId} and category_id = any(${given})`);
  await tx.execute(sql`update coupons set version = version + 1, category_ids =
      array(select distinct case when id = any(${given}) then ${moveTo}::uuid else id end from unnest(category_ids) as id)
    where tenant_id = ${tenantId} and category_ids && ${given}`);
}
