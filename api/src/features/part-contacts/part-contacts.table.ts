import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { callProblems } from '../../platform/outgoing/call-problems.ts';

/** The contact that the platform tells when a build of this part fails. */
export const partContacts = pgTable('part_contacts', {
  remote: text().primaryKey(),
  email: text(),
  webhookUrl: text(),
  /** Signs the calls. It is shown once. */
  webhookSecret: text(),
  /** When the last call was answered, or given up for this time. */
  calledAt: moment(),
  /** Why it was not taken, and the status of its answer; null when it was taken. */
  problem: text({ enum: ['status', ...callProblems] }),
  answerStatus: integer(),
  updatedAt: moment().notNull().defaultNow(),
});
