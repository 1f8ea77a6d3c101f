import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../database/columns.ts';

/** Calls to make of other people's servers. One is written in the transaction that causes it, and deleted once taken. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id().primaryKey(),
    url: text().notNull(),
    secret: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    /** Why the last attempt failed. */
    error: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('webhooks_due').on(t.nextAttemptAt).where(sql`attempts < 8`)],
);
