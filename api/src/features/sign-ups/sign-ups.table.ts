import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database/columns.ts';
import type { WaitingStore } from './sign-ups.schema.ts';

/** Stores that wait for their owner to open the link in our mail. No address is taken before that. */
export const signUps = pgTable('sign_ups', {
  id: id().primaryKey(),
  /** sha256 of the token in the mail. */
  hash: text().notNull().unique(),
  /** With the password as a hash. */
  store: jsonb().$type<WaitingStore>().notNull(),
  expiresAt: moment().notNull(),
  createdAt: moment().notNull().defaultNow(),
});
