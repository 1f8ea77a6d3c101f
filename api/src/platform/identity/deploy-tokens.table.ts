import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../database/columns.ts';

/** A team's token to publish one part. */
export const deployTokens = pgTable('deploy_tokens', {
  id: id().primaryKey(),
  /** The only part that it may publish. */
  remote: text().notNull(),
  name: text().notNull(),
  /** The paths below which it may have pages. */
  paths: text().array().notNull().default(sql`'{}'`),
  /** The areas in whose sidebars it may have entries. */
  areas: text().array().notNull().default(sql`'{}'`),
  /** The slots of other parts' pages that it may fill. */
  slots: text().array().notNull().default(sql`'{}'`),
  /** The sha256 of the token, which is shown once. */
  hash: text().notNull().unique(),
  createdBy: text().notNull(),
  lastUsedAt: moment(),
  revokedAt: moment(),
  createdAt: moment().notNull().defaultNow(),
});
