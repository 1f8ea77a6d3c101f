import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { fallbackLanguage, languageCodes } from '../../languages.ts';
import { moment, money, tenantRow } from '../../platform/database/columns.ts';

/** A shopper of one store: the same e-mail in two stores is two customers. */
export const customers = pgTable(
  'customers',
  {
    ...tenantRow(),
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    phone: text().notNull().default(''),
    image: text(),
    passwordHash: text(),
    /** When they confirmed the address. */
    emailVerifiedAt: moment(),
    locale: text({ enum: languageCodes }).notNull().default(fallbackLanguage),
    /** An erased customer keeps only the row, so that orders have one to name. */
    status: text({ enum: ['active', 'blocked', 'erased'] })
      .notNull()
      .default('active'),
    blockedReason: text().notNull().default(''),
    blockedAt: moment(),
    erasedAt: moment(),
    /** The store's own words for its customers, which they do not see. */
    tags: text().array().notNull().default([]),
    /** The text that a search of staff looks in, in lower case; the database writes it. */
    searchText: text().generatedAlwaysAs(sql`lower(name || ' ' || email || ' ' || phone)`),
    ordersCount: integer().notNull().default(0),
    totalSpent: money().notNull().default(0),
    lastOrderAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('customers_email').on(t.tenantId, t.email),
    index('customers_newest').on(t.tenantId, t.createdAt.desc(), t.id),
    index('customers_by_status').on(t.tenantId, t.status, t.createdAt.desc(), t.id),
    index('customers_name').on(t.tenantId, inOrderOfName(t), t.id),
    // A search that finds many reads the texts out of the one, any other asks the other.
    index('customers_search').on(t.tenantId, t.status, t.searchText),
    index('customers_trigrams').using('gin', t.tenantId.op('uuid_ops'), t.searchText.op('gin_trgm_ops')),
  ],
);

/** Orders names by the alphabet, without regard to letter case and language. */
export function inOrderOfName(t: { name: AnyPgColumn }): SQL {
  return sql`(${t.name} collate "und-x-icu")`;
}

/** Notes of staff about a customer; the customer does not see them. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    ...tenantRow(),
    customerId: uuid().notNull(),
    text: text().notNull(),
    authorId: uuid().notNull(),
    authorName: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('customer_notes_customer').on(t.tenantId, t.customerId, t.createdAt.desc()),
    foreignKey({
      columns: [t.tenantId, t.customerId],
      foreignColumns: [customers.tenantId, customers.id],
      name: 'customer_notes_customer_fk',
    }).onDelete('cascade'),
  ],
);

export const addresses = pgTable(
  'addresses',
  {
    ...tenantRow(),
    customerId: uuid().notNull(),
    label: text().notNull().default(''),
    name: text().notNull(),
    contact: text().notNull(),
    line1: text().notNull(),
    line2: text().notNull().default(''),
    city: text().notNull(),
    zipCode: text().notNull(),
    country: text().notNull(),
    deliveryNote: text().notNull().default(''),
    isDefault: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('addresses_one_default').on(t.tenantId, t.customerId).where(sql`is_default`),
    index('addresses_customer').on(t.tenantId, t.customerId),
    foreignKey({
      columns: [t.tenantId, t.customerId],
      foreignColumns: [customers.tenantId, customers.id],
      name: 'addresses_customer_fk',
    }).onDelete('cascade'),
  ],
);
