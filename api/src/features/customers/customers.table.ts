import { sql } from 'drizzle-orm';
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
import { languageCodes } from '../../languages.ts';
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
    locale: text({ enum: languageCodes }).notNull().default('en'),
    status: text({ enum: ['active', 'blocked'] })
      .notNull()
      .default('active'),
    ordersCount: integer().notNull().default(0),
    totalSpent: money().notNull().default(0),
    lastOrderAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('customers_email').on(t.tenantId, t.email),
    index('customers_newest').on(t.tenantId, t.createdAt.desc()),
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
