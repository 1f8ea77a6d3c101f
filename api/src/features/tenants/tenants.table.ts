import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database/columns.ts';

/** Platform table: read by every host look-up, so it is not under row-level security. */
export const tenants = pgTable('tenants', {
  id: id().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  status: text({ enum: ['active', 'suspended', 'inactive'] })
    .notNull()
    .default('active'),
  ownerEmail: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});

/** Custom domains, unique over the platform. Only a verified one resolves. */
export const tenantDomains = pgTable('tenant_domains', {
  domain: text().primaryKey(),
  tenantId: uuid()
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  verified: boolean().notNull().default(false),
  createdAt: moment().notNull().defaultNow(),
});
