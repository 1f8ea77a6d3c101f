import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, moment, money, tenantRow } from '../../platform/database/columns.ts';
import { mailTopics, shopperMailKinds } from './topics.ts';

/**
 * What shoppers are to be told by mail. It is written in the transaction that causes it; any process writes the mail
 * a moment later. A store's transactions may insert rows and see none.
 */
export const shopperMails = pgTable(
  'shopper_mails',
  {
    id: id().primaryKey(),
    tenantId: uuid().notNull(),
    kind: text({ enum: shopperMailKinds }).notNull(),
    /** The order; of `back_in_stock` the wish for the mail. */
    subjectId: uuid().notNull(),
    /** Of a refund. */
    amount: money(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('shopper_mails_due').on(t.nextAttemptAt)],
);

/** What somebody may switch off, by address: shoppers without an account can, too. */
export const mailChoices = pgTable(
  'mail_choices',
  {
    ...tenantRow(),
    email: text().notNull(),
    topic: text({ enum: mailTopics }).notNull(),
    /** In the links of the mails: who has it may switch this topic of this address, and nothing else. */
    token: text().notNull(),
    isOff: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('mail_choices_address').on(t.tenantId, t.email, t.topic),
    uniqueIndex('mail_choices_token').on(t.tenantId, t.token),
  ],
);
