import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database/columns.ts';
import type { Message } from '../../platform/message.schema.ts';

/** A build that the platform has demoted, or left as it is although it fails. */
export const demotions = pgTable(
  'demotions',
  {
    id: id().primaryKey(),
    at: moment().notNull().defaultNow(),
    remote: text().notNull(),
    build: text().notNull(),
    why: jsonb().$type<Message>().notNull(),
    /** The build that is live instead; null when nothing was changed. */
    instead: text(),
  },
  (t) => [index('demotions_newest').on(t.at.desc(), t.id.desc())],
);
