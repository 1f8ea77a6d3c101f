import { jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';
import type { Customization } from './customization.schema.ts';

/** What the shop looks like and says: one document per tenant. */
export const customizations = pgTable(
  'customizations',
  { ...tenantRow(), body: jsonb().$type<Customization>().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId] })],
);
