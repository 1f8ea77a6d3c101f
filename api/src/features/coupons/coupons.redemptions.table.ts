import { foreignKey, index, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { money, tenantRow } from '../../platform/database/columns.ts';
import { orders } from '../orders/orders.table.ts';
import { coupons } from './coupons.table.ts';

/** The orders that a coupon was used for. */
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
