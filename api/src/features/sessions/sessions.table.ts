import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment, tenantRow } from '../../platform/database/columns.ts';

const sessionColumns = () => ({
  userId: uuid().notNull(),
  /**
   * The sha256 of the newest refresh token; no token is stored. Any other token that names this session is an old
   * one.
   */
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

/** The same for operators, who belong to no tenant. */
export const platformSessions = pgTable(
  'platform_sessions',
  { id: id().primaryKey(), createdAt: moment().notNull().defaultNow(), ...sessionColumns() },
  (t) => [index('platform_sessions_user').on(t.userId)],
);
