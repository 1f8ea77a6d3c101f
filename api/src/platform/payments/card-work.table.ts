import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from '../database/columns.ts';

/**
 * Orders whose card payment has to be looked at: their provider hears of the order's new state, or the order follows
 * the payment. A store's transactions may insert rows and see none.
 */
export const cardWork = pgTable(
  'card_work',
  {
    id: id().primaryKey(),
    tenantId: uuid().notNull(),
    orderId: uuid().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
  },
  (t) => [index('card_work_due').on(t.nextAttemptAt)],
);
