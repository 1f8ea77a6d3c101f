import { sql } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';
import type { Customization } from './customization.schema.ts';

/** What the shop looks like and says: one document per tenant. */
export const customizations = pgTable(
  'customizations',
  {
    ...tenantRow(),
    body: jsonb().$type<Customization>().notNull(),
    /** By itself, because each quote and each order reads it: the whole document has to be unpacked first. */
    checkout: jsonb().$type<Partial<Customization['checkout']>>().generatedAlwaysAs(sql`body -> 'checkout'`),
  },
  (t) => [primaryKey({ columns: [t.tenantId] })],
);
