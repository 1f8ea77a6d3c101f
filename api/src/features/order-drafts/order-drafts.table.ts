import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';
import type { OrderDraftContent } from './order-drafts.schema.ts';

/** Orders that somebody gives by phone and that are not placed yet. They reserve nothing. */
export const orderDrafts = pgTable(
  'order_drafts',
  {
    ...tenantRow(),
    /** Null without an account, or until one is chosen. */
    customerId: uuid(),
    content: jsonb().$type<OrderDraftContent>().notNull(),
    /** The pieces of all goods. */
    itemCount: integer().notNull(),
    /** The person who saved it last. */
    actorName: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('order_drafts_newest').on(t.tenantId, t.updatedAt.desc(), t.id),
  ],
);
