import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';

/** Messages to the store from the form of its contact page. */
export const messages = pgTable(
  'messages',
  {
    ...tenantRow(),
    name: text().notNull(),
    /** The address as it was typed: nobody has proved that it is theirs. */
    email: text().notNull(),
    text: text().notNull(),
    status: text({ enum: ['unread', 'read', 'done'] })
      .notNull()
      .default('unread'),
    /** The shopper who was signed in. */
    customerId: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('messages_newest').on(t.tenantId, t.createdAt.desc(), t.id),
    index('messages_by_status').on(t.tenantId, t.status, t.createdAt.desc(), t.id),
  ],
);
