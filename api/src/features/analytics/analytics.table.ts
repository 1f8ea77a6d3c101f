import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, money } from '../../platform/database/columns.ts';

/**
 * The sales of each quarter of an hour, without cancelled orders. Triggers keep them (figures.sql). Every time zone
 * begins its days and hours with a quarter, so those of every store are sums of quarters.
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
