import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database/columns.ts';
import type { WaitingStore } from './sign-ups.schema.ts';

/** Stores whose owner has not opened the mail's link yet. They reserve no address. */
export const signUps = pgTable('sign_ups', {
  id: id().primaryKey(),
  /** The sha256 of the mail's token. */
  hash: text().notNull().unique(),
  /** The password is stored as a hash. */
  store: jsonb().$type<WaitingStore>().notNull(),
  expiresAt: moment().notNull(),
  createdAt: moment().notNull().defaultNow(),
});
