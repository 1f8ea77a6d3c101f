import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from '../database/columns.ts';

/**
 * The outbox: a mail is written in the transaction that causes it, and sent by whoever takes it out. A store's
 * transactions may put mails in, and see none.
 */
export const mails = pgTable(
  'mails',
  {
    id: id().primaryKey(),
    /** Whose mail it is; null for the platform's own. */
    tenantId: uuid(),
    kind: text().notNull(),
    recipient: text().notNull(),
    /** The name it comes from. */
    sender: text().notNull(),
    subject: text().notNull(),
    /** Null once it was sent: its links open accounts. */
    body: text(),
    /** `kept`: there is no SMTP server, so it stays here to be read. */
    status: text({ enum: ['queued', 'kept', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    error: text(),
    sentAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('mails_due').on(t.nextAttemptAt).where(sql`status = 'queued'`),
    index('mails_newest').on(t.createdAt.desc(), t.id.desc()),
    index('mails_by_status').on(t.status, t.createdAt.desc(), t.id.desc()),
  ],
);
