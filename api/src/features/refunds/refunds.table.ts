import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { money, tenantRow } from '../../platform/database/columns.ts';
import { goodsAfterRefund } from '../orders/order-states.ts';
import { orders, payments } from '../orders/orders.table.ts';

/** Money paid back, and the goods it was for. The sum of a payment's refunds is its `refundedAmount`. */
export const refunds = pgTable(
  'refunds',
  {
    ...tenantRow(),
    orderId: uuid().notNull(),
    paymentId: uuid().notNull(),
    amount: money().notNull(),
    reason: text().notNull().default(''),
    goods: text({ enum: goodsAfterRefund }).notNull(),
    lines: jsonb().$type<{ lineId: string; qty: number; amount: number }[]>().notNull(),
    /** Null when people pay it back by hand. */
    providerRef: text(),
    createdBy: uuid().notNull(),
    createdByName: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('refunds_order').on(t.tenantId, t.orderId),
    foreignKey({
      columns: [t.tenantId, t.orderId],
      foreignColumns: [orders.tenantId, orders.id],
      name: 'refunds_order_fk',
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.paymentId],
      foreignColumns: [payments.tenantId, payments.id],
      name: 'refunds_payment_fk',
    }).onDelete('cascade'),
    check('refunds_amount', sql`amount >= 0`),
  ],
);
