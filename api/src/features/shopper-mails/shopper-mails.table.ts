import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, moment, money, tenantRow } from '../../platform/database/columns.ts';
import { mailTopics, shopperMailKinds } from './topics.ts';

/**
 * Mails to shoppers that are still to be written. The transaction that causes a mail inserts its row; any process
 * writes the mail a moment later. A store's transactions may insert rows and see none.
 */
export const shopperMails = pgTable(
  'shopper_mails',
  {
    id: id().primaryKey(),
    tenantId: uuid().notNull(),
    kind: text({ enum: shopperMailKinds }).notNull(),
    /** The order; of `back_in_stock` the wish for the mail. */
    subjectId: uuid().notNull(),
    /** The amount of a refund. */
    amount: money(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('shopper_mails_due').on(t.nextAttemptAt)],
);

/** The choices of an address about topics: shoppers without an account can choose, too. */
export const mailChoices = pgTable(
  'mail_choices',
  {
    ...tenantRow(),
    email: text().notNull(),
    topic: text({ enum: mailTopics }).notNull(),
    /** The token in the links of the mails: its holder may switch this topic of this address, and nothing else. */
    token: text().notNull(),
    isOff: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('mail_choices_address').on(t.tenantId, t.email, t.topic),
    uniqueIndex('mail_choices_token').on(t.tenantId, t.token),
  ],
);
