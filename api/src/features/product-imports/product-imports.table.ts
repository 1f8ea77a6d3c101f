import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import type { ImportMapping } from '../product-changes/product-changes.schema.ts';

/** How a store's staff last mapped a file with these columns, for the next file of the same program. */
export const importMappings = pgTable(
  'import_mappings',
  {
    tenantId: uuid().notNull(),
    /** A hash of the columns' names. */
    columns: text().notNull(),
    mapping: jsonb().$type<ImportMapping>().notNull(),
    usedAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.columns] })],
);
