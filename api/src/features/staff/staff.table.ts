import { sql } from 'drizzle-orm';
import { date, foreignKey, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { fallbackLanguage, languageCodes } from '../../languages.ts';
import { moment, tenantRow } from '../../platform/database/columns.ts';
import { roles } from '../roles/roles.table.ts';

export const staff = pgTable(
  'staff',
  {
    ...tenantRow(),
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    phone: text().notNull().default(''),
    image: text(),
    /** Null until an invitation is accepted. */
    passwordHash: text(),
    locale: text({ enum: languageCodes }).notNull().default(fallbackLanguage),
    roleId: uuid().notNull(),
    joiningDate: date().notNull().defaultNow(),
    status: text({ enum: ['active', 'inactive', 'invited'] })
      .notNull()
      .default('active'),
    lastLoginAt: moment(),
    /** The text in which operators search over all stores, in lower case; the database writes it. */
    searchText: text().generatedAlwaysAs(sql`lower(name || ' ' || email || ' ' || phone)`),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('staff_email').on(t.tenantId, t.email),
    foreignKey({
      columns: [t.tenantId, t.roleId],
      foreignColumns: [roles.tenantId, roles.id],
      name: 'staff_role_fk',
    }),
  ],
);
