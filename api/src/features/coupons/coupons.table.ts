import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, money, tenantRow } from '../../platform/database/columns.ts';
import type { LocalizedText } from '../../platform/http/localized.schema.ts';
import { orders } from '../orders/orders.table.ts';

export const coupons = pgTable(
  'coupons',
  {
    ...tenantRow(),
    title: jsonb().$type<LocalizedText>().notNull(),
    couponCode: text().notNull(),
    logo: text(),
    startTime: moment().notNull(),
    endTime: moment().notNull(),
    discountType: text({ enum: ['percentage', 'fixed', 'free_shipping'] }).notNull(),
    /** Basis points for a percentage, minor units for a fixed amount, 0 for free shipping. */
    discountValue: integer().notNull(),
    maxDiscount: money(),
    minimumAmount: money().notNull().default(0),
    categoryIds: uuid().array().notNull().default([]),
    productIds: uuid().array().notNull().default([]),
    firstOrderOnly: boolean().notNull().default(false),
    usageLimit: integer(),
    usagePerCustomer: integer(),
    /** Whether it also takes something off goods whose price is reduced already. */
    stackable: boolean().notNull().default(true),
    usedCount: integer().notNull().default(0),
    status: text({ enum: ['show', 'hide'] })
      .notNull()
      .default('show'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('coupons_code').on(t.tenantId, sql`upper(coupon_code)`),
    check('coupons_usage', sql`used_count >= 0 and (usage_limit is null or used_count <= usage_limit)`),
  ],
);

export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    ...tenantRow(),
    couponId: uuid().notNull(),
    orderId: uuid().notNull(),
    /** Null for an order of somebody without an account. */
    customerId: uuid(),
    amount: money().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('coupon_redemptions_once').on(t.tenantId, t.couponId, t.orderId),
    index('coupon_redemptions_customer').on(t.tenantId, t.couponId, t.customerId),
    foreignKey({
      columns: [t.tenantId, t.couponId],
      foreignColumns: [coupons.tenantId, coupons.id],
      name: 'coupon_redemptions_coupon_fk',
    }),
    foreignKey({
      columns: [t.tenantId, t.orderId],
      foreignColumns: [orders.tenantId, orders.id],
      name: 'coupon_redemptions_order_fk',
    }),
  ],
);
