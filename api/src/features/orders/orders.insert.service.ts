import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { preparedSql } from '../../platform/database/prepared.ts';
import type { MyOrder } from './orders.schema.ts';

export type NewOrder = {
  placed: MyOrder;
  shopper: { id: string; name: string };
  orderPrefix: string;
  /** The coupon that was claimed, and what it saves. */
  redemption: { couponId: string; amount: number } | null;
};

const the = sql.placeholder;
const tenant = sql`${the('tenantId')}::uuid`;
const orderId = sql`${the('id')}::uuid`;
const customerId = sql`${the('customerId')}::uuid`;

/** Each step by itself. `returning 1` lets `taken` wait for it. */
const steps: Record<string, SQL> = {
  customer: sql`
    update customers set orders_count = orders_count + 1, last_order_at = now(), updated_at = now()
    where tenant_id = ${tenant} and id = ${customerId} returning locale`,
  lines: sql`
    insert into order_lines (tenant_id, order_id, id, product_id, variant_id, title, variant_label, sku, slug, image,
      unit_label, unit_price, original_price, qty_ordered, line_subtotal, line_discount, line_tax, line_total, tax_rate_bp, position)
    select ${tenant}, ${orderId}, line.id, "productId", "variantId", title, "variantLabel", sku, slug, image,
      "unitLabel", "unitPrice", "originalPrice", "qtyOrdered", "lineSubtotal", "lineDiscount", "lineTax", "lineTotal", "taxRateBp", position
    from jsonb_to_recordset(${the('lines')}::jsonb) as line(id uuid, "productId" uuid, "variantId" uuid, title jsonb,
      "variantLabel" jsonb, sku text, slug text, image text, "unitLabel" text, "unitPrice" bigint, "originalPrice" bigint,
      "qtyOrdered" int, "lineSubtotal" bigint, "lineDiscount" bigint, "lineTax" bigint, "lineTotal" bigint, "taxRateBp" int, position int)
    returning 1`,
  payment: sql`
    insert into payments (tenant_id, order_id, id, provider, method, amount, currency, status)
    values (${tenant}, ${orderId}, ${the('paymentId')}, 'cash', ${the('paymentMethod')}, ${the('total')}, ${the('currency')}, 'pending')
    returning 1`,
  event: sql`
    insert into order_events (tenant_id, order_id, id, to_status, actor_kind, actor_id, actor_name, created_at)
    values (${tenant}, ${orderId}, ${the('eventId')}, 'pending', 'customer', ${customerId}, ${the('shopperName')}, ${the('placedAt')})
    returning 1`,
  redeemed: sql`
    insert into coupon_redemptions (tenant_id, order_id, id, coupon_id, customer_id, amount)
    select ${tenant}, ${orderId}, ${the('redemptionId')}::uuid, coupon.id, ${customerId}, ${the('redeemed')}::bigint
    from (select ${the('couponId')}::uuid as id) coupon where coupon.id is not null
    returning 1`,
  taken: sql`
    insert into counters (tenant_id, name, value)
    select ${tenant}, 'invoice', 1 from (select (select count(*) from customer), (select count(*) from lines),
      (select count(*) from payment), (select count(*) from event), (select count(*) from redeemed)) done
    on conflict (tenant_id, name) do update set value = counters.value + 1 returning value`,
  placed: sql`
    insert into orders (tenant_id, id, invoice, order_prefix, customer_id, customer_locale, user_info, currency, sub_total, discount,
      shipping_cost, tax, total, coupon_code, shipping_option, payment_method, payment_status, notes, line_count, placed_at)
    values (${tenant}, ${orderId}, (select value from taken), ${the('orderPrefix')}, ${customerId},
      coalesce((select locale from customer), 'en'), ${the('userInfo')}, ${the('currency')}, ${the('subTotal')}, ${the('discount')},
      ${the('shippingCost')}, ${the('tax')}, ${the('total')}, ${the('couponCode')}, ${the('shippingOption')},
      ${the('paymentMethod')}, ${the('paymentStatus')}, ${the('notes')}, ${the('lineCount')}, ${the('placedAt')})`,
  told: sql`
    insert into notifications (tenant_id, id, kind, message, order_id, dedupe_key)
    values (${tenant}, ${the('noticeId')}, 'order', ${the('message')}::text || (select value from taken), ${orderId}, ${the('dedupeKey')})
    on conflict (tenant_id, dedupe_key) do nothing`,
};

const insert = sql`with ${sql.join(
  Object.entries(steps).map(([name, step]) => sql`${sql.raw(name)} as (${step})`),
  sql`, `,
)} select value from taken`;

/**
 * All rows of an order in one statement, and what follows from it: the shopper's count, the used coupon, the bell of the
 * back office. Returns the invoice number, which has no gaps: from its counter to the commit all orders of the store
 * wait for this one, so it comes after all that can come before it.
 */
export async function insertOrder(tx: Tx, tenantId: string, order: NewOrder): Promise<number> {
  const { placed, shopper, orderPrefix, redemption } = order;
  const { id, lines, userInfo, timeline: _, status: __, number: ___, ...columns } = placed;
  const statement = preparedSql<{ value: number }>(tx, 'order_insert', () => insert);
  const { rows } = await statement.execute({
    ...columns,
    tenantId,
    id,
    orderPrefix,
    customerId: shopper.id,
    shopperName: shopper.name,
    userInfo: JSON.stringify(userInfo),
    lines: JSON.stringify(lines.map((line, position) => ({ ...line, position }))),
    lineCount: lines.length,
    couponId: redemption?.couponId ?? null,
    redeemed: redemption?.amount ?? null,
    message: `${userInfo.name}: ${orderPrefix}`,
    dedupeKey: `order:${id}`,
    paymentId: uuidv7(),
    eventId: uuidv7(),
    redemptionId: uuidv7(),
    noticeId: uuidv7(),
  });
  return rows[0]?.value ?? 1;
}
