import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, money } from '../../platform/database/columns.ts';

/**
 * What was ordered in a quarter of an hour, without cancelled orders. Triggers keep it (figures.sql). No time zone
 * divides a quarter, so the days and hours of every store are sums of them.
 */
export const sales = pgTable(
  'sales',
  {
    tenantId: uuid().notNull(),
    quarter: moment().notNull(),
    paymentMethod: text({ enum: ['Cash', 'Card'] }).notNull(),
    orders: integer().notNull(),
    amount: money().notNull(),
    discount: money().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.quarter, t.paymentMethod] })],
);
