import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, moment, tenantRow } from '../../platform/database/columns.ts';

const tokenColumns = () => ({
  purpose: text({
    enum: ['reset_password', 'verify_email', 'invitation', 'oauth_ticket', 'second_factor'],
  }).notNull(),
  userId: uuid().notNull(),
  /** The sha256 of the token. The token itself is only in the mail, or in its browser. */
  hash: text().notNull(),
  expiresAt: moment().notNull(),
  usedAt: moment(),
});

/** Proves once that somebody reads a mailbox, or has just returned from their identity provider. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  { ...tenantRow(), kind: text({ enum: ['customer', 'staff'] }).notNull(), ...tokenColumns() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('one_time_tokens_hash').on(t.tenantId, t.hash),
    index('one_time_tokens_user').on(t.tenantId, t.userId),
  ],
);

/** The same for operators, who belong to no tenant. */
export const platformOneTimeTokens = pgTable(
  'platform_one_time_tokens',
  { id: id().primaryKey(), createdAt: moment().notNull().defaultNow(), ...tokenColumns() },
  (t) => [
    unique('platform_one_time_tokens_hash').on(t.hash),
    index('platform_one_time_tokens_user').on(t.userId),
  ],
);
