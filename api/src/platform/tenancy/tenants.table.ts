import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from '../database/columns.ts';

/** A platform table: every host look-up reads it, so it is not under row-level security. */
export const tenants = pgTable(
  'tenants',
  {
    id: id().primaryKey(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    status: text({ enum: ['active', 'suspended', 'inactive'] })
      .notNull()
      .default('active'),
    /** Why operators suspended it, for its owner; empty otherwise. */
    suspendedReason: text().notNull().default(''),
    ownerEmail: text().notNull(),
    /** A copy of a store to try things in, with made-up people. Its mails are kept and go to nobody. */
    isSandbox: boolean().notNull().default(false),
    /** The ring of new builds for this store. */
    ring: text({ enum: ['first', 'early', 'everyone'] })
      .notNull()
      .default('everyone'),
    /** When its owner opened it to shoppers; null while it is being prepared. */
    openedAt: moment().defaultNow(),
    /** The key with which a browser of its staff sees the shop before it is open. */
    previewKey: text().notNull().default(sql`gen_random_uuid()::text`),
    /** Operators save over the version that they read. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (t) => [
    index('tenants_newest').on(t.createdAt.desc(), t.id.desc()),
    index('tenants_name').on(t.name, t.id),
    index('tenants_search').using(
      'gin',
      t.name.op('gin_trgm_ops'),
      t.slug.op('gin_trgm_ops'),
      t.ownerEmail.op('gin_trgm_ops'),
    ),
  ],
);

/** Addresses that a store had before. Its pages are redirected from there, and no other store gets them. */
export const tenantFormerSlugs = pgTable(
  'tenant_former_slugs',
  {
    slug: text().primaryKey(),
    tenantId: uuid()
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('tenant_former_slugs_tenant').on(t.tenantId)],
);

/**
 * Own domains. Several stores may claim one; only the store that proved it owns it and is resolved by it. So an
 * unproved claim takes nothing from anybody.
 */
export const tenantDomains = pgTable(
  'tenant_domains',
  {
    domain: text().notNull(),
    tenantId: uuid()
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    verified: boolean().notNull().default(false),
    /** The value that a DNS TXT record of the domain must have. */
    proof: text().notNull().default(sql`gen_random_uuid()::text`),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.domain, t.tenantId] }),
    uniqueIndex('tenant_domains_verified').on(t.domain).where(sql`verified`),
  ],
);
