import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';
import type { NotifiedGoods } from './notifications.schema.ts';

/** The notifications of the back office. `dedupeKey` makes duplicates impossible. */
export const notifications = pgTable(
  'notifications',
  {
    ...tenantRow(),
    kind: text({
      enum: ['order', 'stock_out', 'message', 'review', 'staff', 'webhook_stopped', 'plan_limit'],
    }).notNull(),
    message: text().notNull(),
    status: text({ enum: ['unread', 'read'] })
      .notNull()
      .default('unread'),
    image: text(),
    /** The goods that run out; readers see it in their language. */
    goods: jsonb().$type<NotifiedGoods>(),
    productId: uuid(),
    orderId: uuid(),
    dedupeKey: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('notifications_once').on(t.tenantId, t.dedupeKey),
    // The index has the status, so that it alone counts the unread ones.
    index('notifications_newest').on(t.tenantId, t.createdAt.desc(), t.id.desc(), t.status),
  ],
);
