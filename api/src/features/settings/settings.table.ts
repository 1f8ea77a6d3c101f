import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, tenantRow } from '../../platform/database/columns.ts';

/** One row per tenant and kind; the schema of the kind describes the body. */
export const settings = pgTable(
  'settings',
  {
    ...tenantRow(),
    kind: text({ enum: ['global', 'store', 'slots', 'second-factors'] }).notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind] })],
);

export const platformSettings = pgTable('platform_settings', {
  key: text().primaryKey(),
  body: jsonb().$type<Record<string, unknown>>().notNull(),
  updatedAt: moment().notNull().defaultNow(),
  version: integer().notNull().default(1),
});
