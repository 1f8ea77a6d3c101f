import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** Whom the platform tells when a build of this part fails. */
export const partContacts = pgTable('part_contacts', {
  remote: text().primaryKey(),
  email: text(),
  webhookUrl: text(),
  /** Signs the calls. It is shown once. */
  webhookSecret: text(),
  updatedAt: moment().notNull().defaultNow(),
});
