import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { fallbackLanguage, languageCodes } from '../../languages.ts';
import { id, moment } from '../../platform/database/columns.ts';
import { operatorRoles } from '../operator-roles/operator-roles.table.ts';

/** Operators of the whole platform. They belong to no tenant, so there is no row-level security. */
export const platformUsers = pgTable('platform_users', {
  id: id().primaryKey(),
  email: text().notNull().unique(),
  name: text().notNull(),
  passwordHash: text().notNull(),
  roleId: uuid()
    .notNull()
    .references(() => operatorRoles.id),
  locale: text({ enum: languageCodes }).notNull().default(fallbackLanguage),
  /** `invited` until the mail's link was opened and a password chosen. */
  status: text({ enum: ['active', 'inactive', 'invited'] })
    .notNull()
    .default('active'),
  createdAt: moment().notNull().defaultNow(),
});
