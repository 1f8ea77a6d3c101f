import { boolean, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';

/** A role is data: the permission keys it grants, from the one catalogue in platform/identity/permissions.ts. */
export const roles = pgTable(
  'roles',
  {
    ...tenantRow(),
    name: text().notNull(),
    description: text().notNull().default(''),
    permissions: text().array().notNull(),
    isSystem: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique('roles_name').on(t.tenantId, t.name)],
);
