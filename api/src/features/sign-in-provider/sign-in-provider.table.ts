import { boolean, foreignKey, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';
import { staff } from '../staff/staff.table.ts';

/** The OpenID provider that a store's staff sign in with: one a store, or none. */
export const signInProviders = pgTable(
  'sign_in_providers',
  {
    ...tenantRow(),
    issuer: text().notNull(),
    clientId: text().notNull(),
    /** Encrypted. */
    clientSecret: text().notNull(),
    /** The text on the button. */
    label: text().notNull(),
    /** Only e-mail addresses of these domains, in lower case. */
    domains: text().array().notNull(),
    /** The role of people whom nobody has invited; null if they cannot sign in. A role that is gone counts as null. */
    newRoleId: uuid(),
    /** Only owners may still sign in without the provider. */
    providerOnly: boolean().notNull().default(false),
    /** The provider asks for a second factor itself. */
    replacesSecondFactor: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique('sign_in_providers_store').on(t.tenantId)],
);

/** The identity of a person at the provider: its own lasting id, never the e-mail. */
export const staffIdentities = pgTable(
  'staff_identities',
  {
    ...tenantRow(),
    staffId: uuid().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('staff_identities_subject').on(t.tenantId, t.issuer, t.subject),
    unique('staff_identities_staff').on(t.tenantId, t.staffId, t.issuer),
    foreignKey({
      columns: [t.tenantId, t.staffId],
      foreignColumns: [staff.tenantId, staff.id],
      name: 'staff_identities_staff_fk',
    }).onDelete('cascade'),
  ],
);
