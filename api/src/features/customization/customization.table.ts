import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, tenantRow } from '../../platform/database/columns.ts';
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

/** The document as it was after each save. */
export const customizationVersions = pgTable(
  'customization_versions',
  {
    ...tenantRow(),
    /** The version that the document had then. */
    number: integer().notNull(),
    body: jsonb().$type<Customization>().notNull(),
    /** The sections that differ from the version before. */
    sections: text().array().$type<(keyof Customization)[]>().notNull(),
    /** `before`: the document before the first save. */
    origin: text({ enum: ['before', 'save', 'restore', 'plan'] }).notNull(),
    /** Null for `before`. */
    authorId: uuid(),
    authorName: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('customization_versions_number').on(t.tenantId, t.number),
  ],
);

/** Sections that replace those of the document at a time. */
export const customizationPlans = pgTable(
  'customization_plans',
  {
    ...tenantRow(),
    publishAt: moment().notNull(),
    sections: jsonb().$type<Partial<Customization>>().notNull(),
    status: text({ enum: ['planned', 'published'] })
      .notNull()
      .default('planned'),
    authorId: uuid().notNull(),
    authorName: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('customization_plans_due').on(t.tenantId, t.status, t.publishAt),
  ],
);

/**
 * The stores that have something to publish, and when: the platform's process may not read their plans to find that
 * out. A time whose plan is gone does no harm.
 */
export const publishTimes = pgTable(
  'publish_times',
  { tenantId: uuid().notNull(), publishAt: moment().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.publishAt] }), index('publish_times_due').on(t.publishAt)],
);
