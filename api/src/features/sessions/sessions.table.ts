import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, moment, tenantRow } from '../../platform/database/columns.ts';

const sessionColumns = () => ({
  userId: uuid().notNull(),
  /** sha256 of the refresh token; the token itself is never stored. */
  refreshHash: text().notNull(),
  /** The hash before the last rotation: seeing it again is reuse and ends the session. */
  previousHash: text(),
  expiresAt: moment().notNull(),
  revokedAt: moment(),
});

export const sessions = pgTable(
  'sessions',
  {
    ...tenantRow(),
    kind: text({ enum: ['customer', 'staff'] }).notNull(),
    ...sessionColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('sessions_refresh').on(t.tenantId, t.refreshHash),
    index('sessions_previous').on(t.tenantId, t.previousHash),
    index('sessions_user').on(t.tenantId, t.userId),
  ],
);

/** The same for platform operators, who belong to no tenant. */
export const platformSessions = pgTable(
  'platform_sessions',
  { id: id().primaryKey(), createdAt: moment().notNull().defaultNow(), ...sessionColumns() },
  (t) => [
    uniqueIndex('platform_sessions_refresh').on(t.refreshHash),
    index('platform_sessions_previous').on(t.previousHash),
  ],
);

/** Keys that sign access tokens. The newest signs, all verify, so keys can be rotated. */
export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  privateJwk: jsonb().$type<Record<string, unknown>>().notNull(),
  publicJwk: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: moment().notNull().defaultNow(),
});
