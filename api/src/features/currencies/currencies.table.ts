import { integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';

export const currencies = pgTable(
  'currencies',
  {
    ...tenantRow(),
    name: text().notNull(),
    /** ISO 4217. */
    code: text().notNull(),
    symbol: text().notNull(),
    status: text({ enum: ['show', 'hide'] })
      .notNull()
      .default('show'),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique('currencies_code').on(t.tenantId, t.code)],
);
