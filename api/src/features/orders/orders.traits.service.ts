import type { SQL } from 'drizzle-orm';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { OrderListQuery } from './orders.schema.ts';
import { orders } from './orders.table.ts';

export type OrderTraits = Pick<OrderListQuery, 'coupon' | 'discounted' | 'hour' | 'product' | 'category'>;

/**
 * The condition for the traits by which analytics count orders, besides their days; undefined when no trait is asked
 * for.
 */
export function traitsOf(
  tenantId: string,
  { coupon, discounted, hour, product, category, zone }: OrderTraits & { zone: string },
): SQL | undefined {
  const goods = [
    product && sql`line.product_id = ${product}`,
    category && (category === 'none' ? sql`p.category_id is null` : sql`p.category_id = ${category}`),
  ].filter((condition) => condition !== undefined && condition !== '');
  return and(
    coupon ? eq(orders.couponCode, coupon) : undefined,
    discounted && gt(orders.discount, 0),
    hour === undefined
      ? undefined
      : sql`extract(hour from ${orders.placedAt} at time zone ${zone}::text) = ${hour}`,
    goods.length === 0
      ? undefined
      : // With a limit it is asked for each order that is read; without one all lines of the store would be joined.
        sql`(select true from order_lines line
          left join products p on p.tenant_id = line.tenant_id and p.id = line.product_id
          where line.tenant_id = ${tenantId} and line.order_id = ${orders.id} and ${and(...goods)} limit 1)`,
  );
}
