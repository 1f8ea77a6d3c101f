import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { DeletedRow } from '../../platform/database/deleted-rows.table.ts';
import { lockTree, place } from './categories.tree.service.ts';

/** The content of a category when it was moved to `target`, which had some of it already. */
export type Moved = {
  target: string;
  products: { id: string; isMain: boolean; wasThere: boolean }[];
  coupons: { id: string; wasThere: boolean }[];
  /** The ids of the sub-categories, in order. */
  children: string[];
};

export const movedOf = (row: DeletedRow): Moved | undefined => row.moved as Moved | undefined;

/** Reads the content of a category before it is moved, so that `bringBack` finds it. */
export async function readMoved(tx: Tx, tenantId: string, id: string, target: string): Promise<Moved> {
  const { rows } = await tx.execute<Pick<Moved, 'products' | 'coupons' | 'children'>>(sql`
    select (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'isMain', p.category_id is not distinct from ${id},
          'wasThere', exists (select from product_categories there where there.tenant_id = ${tenantId}
            and there.product_id = p.id and there.category_id = ${target}))), '[]')
        from product_categories listed join products p on p.tenant_id = listed.tenant_id and p.id = listed.product_id
        where listed.tenant_id = ${tenantId} and listed.category_id = ${id}) as products,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'wasThere', ${target} = any(category_ids))), '[]')
        from coupons where tenant_id = ${tenantId} and ${id} = any(category_ids)) as coupons,
      (select coalesce(jsonb_agg(id order by position, id), '[]') from categories
        where tenant_id = ${tenantId} and parent_id = ${id}) as children`);
  const [held] = rows;
  if (!held) throw new Error('A select without a table has one row.');
  return { target, ...held };
}

/**
 * Puts the moved content back into a restored category. Content that somebody has taken out of the target meanwhile
 * stays where it is now.
 */
export async function bringBack(tx: Tx, tenantId: string, id: string, moved: Moved): Promise<void> {
  await bringProducts(tx, tenantId, id, moved);
  await bringCoupons(tx, tenantId, id, moved);
  const { children, target } = moved;
  for (const [position, child] of children.entries()) {
    const tree = await lockTree(tx, tenantId);
    if (tree.find((node) => node.id === child)?.parentId === target)
      await place(tx, tenantId, tree, { id: child, parentId: id, position });
  }
}

async function bringProducts(tx: Tx, tenantId: string, id: string, { products, target }: Moved) {
  // The product's row is locked first, as when a product is saved.
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p.id from products p join product_categories listed
      on listed.tenant_id = p.tenant_id and listed.product_id = p.id and listed.category_id = ${target}
    where p.tenant_id = ${tenantId} and p.deleted_at is null
      and p.id = any(${sql.param(products.map((product) => product.id))}::uuid[])
    order by p.id for update of p`);
  const still = new Set(rows.map((row) => row.id));
  const back = products.filter((product) => still.has(product.id));
  const idsOf = (some: typeof back) => sql`${sql.param(some.map((product) => product.id))}::uuid[]`;
  await tx.execute(sql`insert into product_categories (tenant_id, category_id, product_id)
    select ${tenantId}::uuid, ${id}::uuid, product from unnest(${idsOf(back)}) as product on conflict do nothing`);
  await tx.execute(sql`delete from product_categories where tenant_id = ${tenantId} and category_id = ${target}
    and product_id = any(${idsOf(back.filter(({ wasThere }) => !wasThere))})`);
  await tx.execute(sql`update products set version = version + 1,
      category_id = case when category_id = ${target} and id = any(${idsOf(back.filter(({ isMain }) => isMain))})
        then ${id} else category_id end
    where tenant_id = ${tenantId} and id = any(${idsOf(back)})`);
}

async function bringCoupons(tx: Tx, tenantId: string, id: string, { coupons, target }: Moved) {
  for (const coupon of coupons)
    await tx.execute(sql`update coupons set version = version + 1, category_ids =
        ${coupon.wasThere ? sql`category_ids` : sql`array_remove(category_ids, ${target}::uuid)`} || ${id}::uuid
      where tenant_id = ${tenantId} and id = ${coupon.id} and ${target} = any(category_ids)`);
}
