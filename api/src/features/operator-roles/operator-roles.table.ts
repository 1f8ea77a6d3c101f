import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database/columns.ts';

/** A role of operators: the keys that it grants are those of platform/identity/operator-permissions.ts. */
export const operatorRoles = pgTable('operator_roles', {
  id: id().primaryKey(),
  name: text().notNull().unique(),
  description: text().notNull().default(''),
  permissions: text().array().notNull(),
  isSystem: boolean().notNull().default(false),
  version: integer().notNull().default(1),
  createdAt: moment().notNull().defaultNow(),
});
