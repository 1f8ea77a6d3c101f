import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { removalReasons } from './store-removals.schema.ts';

/** Stores that will be deleted. The platform's table: its process looks for steps that are due. */
export const storeRemovals = pgTable(
  'store_removals',
  {
    storeId: uuid().primaryKey(),
    because: text({ enum: removalReasons }).notNull(),
    /** The reason that operators gave; empty otherwise. */
    reason: text().notNull().default(''),
    removeAt: moment().notNull(),
    /** The archive that its owner gets before. */
    archiveId: uuid(),
    /** When the owner was sent the link to it. */
    toldAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('store_removals_due').on(t.removeAt)],
);
