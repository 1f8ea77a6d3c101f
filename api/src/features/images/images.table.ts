import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';

/**
 * Uploaded pictures of a store, re-encoded. The file is <data>/uploads/<tenantId>/<id>.webp, its URL
 * /uploads/<tenantId>/<id>.webp.
 */
export const images = pgTable(
  'images',
  {
    ...tenantRow(),
    name: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
);
