import { integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';

export const languages = pgTable(
  'languages',
  {
    ...tenantRow(),
    name: text().notNull(),
    isoCode: text().notNull(),
    /** ISO 3166 country code of the flag shown beside the name. */
    flag: text().notNull(),
    status: text({ enum: ['show', 'hide'] })
      .notNull()
      .default('show'),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('languages_iso_code').on(t.tenantId, t.isoCode),
  ],
);
