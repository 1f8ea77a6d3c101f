import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';

/** Rates of tax beside the store's usual one, for the products that have them. */
export const taxClasses = pgTable(
  'tax_classes',
  {
    ...tenantRow(),
    name: text().notNull(),
    rateBp: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('tax_classes_name').on(t.tenantId, sql`lower(${t.name})`),
    check('tax_classes_rate', sql`rate_bp between 0 and 10000`),
  ],
);
