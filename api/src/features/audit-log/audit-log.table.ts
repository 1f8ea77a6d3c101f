import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/**
 * The newest entry of every chain, once a day. Its fingerprint goes to operators by mail, so that nobody can cut the end
 * off a chain without it showing: the check of the chains alone would find them whole.
 */
export const auditHeads = pgTable('audit_heads', {
  day: date().primaryKey(),
  chains: integer().notNull(),
  /** The sha256 of `body`, in hex. */
  digest: text().notNull().unique(),
  /** A line of each chain, in their order: its store, or `platform`, the number of the entry, and the entry's hash. */
  body: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
});
