import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { id, moment, tenantRow } from '../../platform/database/columns.ts';

const sessionColumns = () => ({
  userId: uuid().notNull(),
  /** sha256 of the newest refresh token; no token itself is stored. Any other that names this session is an old one. */
  refreshHash: text().notNull(),
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
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index('sessions_user').on(t.tenantId, t.userId)],
);

/** The same for platform operators, who belong to no tenant. */
export const platformSessions = pgTable(
  'platform_sessions',
  { id: id().primaryKey(), createdAt: moment().notNull().defaultNow(), ...sessionColumns() },
  (t) => [index('platform_sessions_user').on(t.userId)],
);

/** Keys that sign access tokens. The newest signs, all verify, so keys can be rotated. */
export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  privateJwk: jsonb().$type<Record<string, unknown>>().notNull(),
  publicJwk: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: moment().notNull().defaultNow(),
});

/** Counters of tries, in the shape of rate-limiter-flexible; in the database, so that all processes count together. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});
