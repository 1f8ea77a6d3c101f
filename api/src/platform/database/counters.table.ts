import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** One row per tenant and counter. An order's transaction takes its invoice number by an UPDATE. */
export const counters = pgTable(
  'counters',
  { tenantId: uuid().notNull(), name: text().notNull(), value: integer().notNull().default(0) },
  (t) => [primaryKey({ columns: [t.tenantId, t.name] })],
);
