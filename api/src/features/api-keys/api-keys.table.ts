import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, tenantRow } from '../../platform/database/columns.ts';

/** The keys with which a store's own programs call the API. */
export const apiKeys = pgTable(
  'api_keys',
  {
    ...tenantRow(),
    name: text().notNull(),
    /** The part of the key that is not secret. */
    prefix: text().notNull(),
    /** The sha256 of the key, which is shown once. */
    hash: text().notNull(),
    permissions: text().array().notNull(),
    /** Null without an end. */
    expiresAt: moment(),
    /** Exact to the minute. */
    lastUsedAt: moment(),
    revokedAt: moment(),
    createdBy: uuid().notNull(),
    createdByName: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('api_keys_prefix').on(t.tenantId, t.prefix),
    index('api_keys_newest').on(t.tenantId, t.createdAt.desc(), t.id),
  ],
);
