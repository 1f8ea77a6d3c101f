import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../database/columns.ts';

/** What a team publishes one part with. */
export const deployTokens = pgTable('deploy_tokens', {
  id: id().primaryKey(),
  /** The only part it may publish. */
  remote: text().notNull(),
  name: text().notNull(),
  /** Below which it may have pages. */
  paths: text().array().notNull().default(sql`'{}'`),
  /** In whose sidebars it may have entries. */
  areas: text().array().notNull().default(sql`'{}'`),
  /** sha256; the token is shown once. */
  hash: text().notNull().unique(),
  createdBy: text().notNull(),
  lastUsedAt: moment(),
  revokedAt: moment(),
  createdAt: moment().notNull().defaultNow(),
});
