import { sql } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';
import type { Customization } from './customization.schema.ts';

/** The shop's texts, pictures and switches: one document per tenant. */
export const customizations = pgTable(
  'customizations',
  {
    ...tenantRow(),
    body: jsonb().$type<Customization>().notNull(),
    /** A column of its own, because each quote and order reads it and unpacking the whole document is slow. */
    checkout: jsonb().$type<Partial<Customization['checkout']>>().generatedAlwaysAs(sql`body -> 'checkout'`),
  },
  (t) => [primaryKey({ columns: [t.tenantId] })],
);
