import { foreignKey, index, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';
import { customers } from '../customers/customers.table.ts';

/** Products that a customer has marked. One that is gone stays here and is not shown. */
export const favourites = pgTable(
  'favourites',
  {
    ...tenantRow(),
    customerId: uuid().notNull(),
    productId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('favourites_product').on(t.tenantId, t.customerId, t.productId),
    index('favourites_newest').on(t.tenantId, t.customerId, t.createdAt.desc(), t.id),
    foreignKey({
      columns: [t.tenantId, t.customerId],
      foreignColumns: [customers.tenantId, customers.id],
      name: 'favourites_customer_fk',
    }).onDelete('cascade'),
  ],
);
