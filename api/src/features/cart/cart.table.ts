import { foreignKey, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';
import { customers } from '../customers/customers.table.ts';

export type KeptItem = {
  variantId: string;
  quantity: number;
  /** The price that the shopper saw, in minor units. */
  price: number;
};

/** The cart of a signed-in shopper, the same on each of their devices. */
export const carts = pgTable(
  'carts',
  {
    ...tenantRow(),
    customerId: uuid().notNull(),
    items: jsonb().$type<KeptItem[]>().notNull().default([]),
    couponCode: text(),
    /** The keys of the last changes, so that a repeated one is not done twice. */
    appliedKeys: text().array().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('carts_customer').on(t.tenantId, t.customerId),
    foreignKey({
      columns: [t.tenantId, t.customerId],
      foreignColumns: [customers.tenantId, customers.id],
      name: 'carts_customer_fk',
    }).onDelete('cascade'),
  ],
);
