import { boolean, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';

/** The account at the payment provider that a store takes cards with: one a store, or none. */
export const cardSettings = pgTable(
  'card_settings',
  {
    ...tenantRow(),
    /** Shoppers may choose to pay by card. Without it the keys still end the payments that were begun. */
    enabled: boolean().notNull(),
    publishableKey: text().notNull(),
    /** Both are encrypted. */
    secretKey: text().notNull(),
    webhookSecret: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique('card_settings_store').on(t.tenantId)],
);
