import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';
import { customers } from '../customers/customers.table.ts';

/** A shopper's identity: the provider's own lasting id, never the e-mail. */
export const identities = pgTable(
  'identities',
  {
    ...tenantRow(),
    customerId: uuid().notNull(),
    provider: text().notNull(),
    subject: text().notNull(),
    /** The e-mail at the last sign-in. It is for people to read and never looked up. */
    email: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('identities_subject').on(t.tenantId, t.provider, t.subject),
    index('identities_customer').on(t.tenantId, t.customerId),
    foreignKey({
      columns: [t.tenantId, t.customerId],
      foreignColumns: [customers.tenantId, customers.id],
      name: 'identities_customer_fk',
    }).onDelete('cascade'),
  ],
);
