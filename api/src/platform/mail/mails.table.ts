import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from '../database/columns.ts';

/**
 * The outbox: a mail is written in the transaction that causes it and sent by another process. A store's transactions
 * may insert mails and see none.
 */
export const mails = pgTable(
  'mails',
  {
    id: id().primaryKey(),
    /** The store that the mail belongs to; null for the platform's own. */
    tenantId: uuid(),
    kind: text().notNull(),
    recipient: text().notNull(),
    /** The sender's name. */
    sender: text().notNull(),
    subject: text().notNull(),
    /** Null once the mail was sent, as its links open accounts. */
    body: text(),
    /** The same as HTML, of mails with a look of their own; it goes with the text. */
    html: text(),
    /** Where a mailbox program may switch such mails off with one call; null for mails that are always sent. */
    unsubscribeUrl: text(),
    /** `kept`: there is no SMTP server, so the mail stays here for operators to read. */
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
    index('mails_recipient').on(t.tenantId, t.recipient),
    index('mails_by_status').on(t.status, t.createdAt.desc(), t.id.desc()),
  ],
);
