import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from '../database/columns.ts';

/** Platform table: read by every host look-up, so it is not under row-level security. */
export const tenants = pgTable(
  'tenants',
  {
    id: id().primaryKey(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    status: text({ enum: ['active', 'suspended', 'inactive'] })
      .notNull()
      .default('active'),
    ownerEmail: text().notNull(),
    /** How early this store gets new builds. */
    ring: text({ enum: ['first', 'early', 'everyone'] })
      .notNull()
      .default('everyone'),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (t) => [
    index('tenants_newest').on(t.createdAt.desc(), t.id.desc()),
    index('tenants_name').on(t.name, t.id),
  ],
);

/**
 * Custom domains. Several stores may claim one; it belongs to the store that proved it, and only then resolves. So an
 * unproven claim keeps nobody from what is theirs.
 */
export const tenantDomains = pgTable(
  'tenant_domains',
  {
    domain: text().notNull(),
    tenantId: uuid()
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    verified: boolean().notNull().default(false),
    /** What a DNS TXT record of the domain has to hold before it is believed. */
    proof: text().notNull().default(sql`gen_random_uuid()::text`),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.domain, t.tenantId] }),
    uniqueIndex('tenant_domains_verified').on(t.domain).where(sql`verified`),
  ],
);
