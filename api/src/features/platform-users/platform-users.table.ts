import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database/columns.ts';

/** Operators of the whole platform. Not of any tenant, so not under row-level security. */
export const platformUsers = pgTable('platform_users', {
  id: id().primaryKey(),
  email: text().notNull().unique(),
  name: text().notNull(),
  passwordHash: text().notNull(),
  status: text({ enum: ['active', 'inactive'] })
    .notNull()
    .default('active'),
  createdAt: moment().notNull().defaultNow(),
});

/** Append-only: what platform operators did, and in which tenant. The roles have INSERT and SELECT only. */
export const auditLog = pgTable('audit_log', {
  id: id().primaryKey(),
  actorId: uuid().notNull(),
  action: text().notNull(),
  tenantId: uuid(),
  details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  createdAt: moment().notNull().defaultNow(),
});
