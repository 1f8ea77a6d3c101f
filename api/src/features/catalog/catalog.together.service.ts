import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { readInStock } from './catalog.detail.service.ts';
import type { CatalogProduct } from './catalog.schema.ts';

/** The number of a product's newest orders that are looked at: enough, and the same work for each product. */
const newestOrders = 300;
/** Once is chance, and would tell what one person has bought. */
const leastOften = 2;
const mostShown = 12;

/**
 * Reads the products that were most often in one order with a product, as far as they can be bought now. The list is
 * empty for an unknown product.
 */
export async function listBoughtTogether(tx: Tx, tenantId: string, slug: string): Promise<CatalogProduct[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with product as (
      select id from products where tenant_id = ${tenantId} and slug = ${slug} and status = 'show'
    ), newest as (
      -- An order's id tells when it was placed.
      select distinct order_id from (
        select l.order_id from order_lines l
        where l.tenant_id = ${tenantId} and l.product_id = (select id from product)
        order by l.order_id desc limit ${newestOrders}
      ) lines
    )
    select l.product_id as id
    from newest join order_lines l on l.tenant_id = ${tenantId} and l.order_id = newest.order_id
    where l.product_id <> (select id from product) and not l.is_cancelled
    group by l.product_id having count(distinct l.order_id) >= ${leastOften}
    order by count(distinct l.order_id) desc, l.product_id
    limit ${2 * mostShown}`);
  const found = await readInStock(
    tx,
    tenantId,
    rows.map(({ id }) => id),
  );
  return found.slice(0, mostShown);
}
