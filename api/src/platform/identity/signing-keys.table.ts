import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** The keys of access tokens. The newest signs and all verify, so keys can be rotated. */
export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  privateJwk: jsonb().$type<Record<string, unknown>>().notNull(),
  publicJwk: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: moment().notNull().defaultNow(),
});
