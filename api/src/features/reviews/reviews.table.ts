import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, tenantRow } from '../../platform/database/columns.ts';
import { customers } from '../customers/customers.table.ts';
import { products } from '../products/products.table.ts';

export const reviewStatuses = ['pending', 'approved', 'rejected'] as const;

/** The reviews of customers about products that they bought. Only approved ones are shown and counted. */
export const reviews = pgTable(
  'reviews',
  {
    ...tenantRow(),
    productId: uuid().notNull(),
    customerId: uuid().notNull(),
    rating: integer().notNull(),
    title: text().notNull().default(''),
    text: text().notNull(),
    /** The name that the customer wants to be shown. */
    authorName: text().notNull(),
    status: text({ enum: reviewStatuses }).notNull().default('pending'),
    /** Why it was rejected; its customer reads it. */
    reason: text().notNull().default(''),
    /** The store's answer, which is shown below the review; empty without one. */
    reply: text().notNull().default(''),
    repliedAt: moment(),
    /** When the customer wrote it as it is now. */
    writtenAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('reviews_once').on(t.tenantId, t.productId, t.customerId),
    // The index has the rating, so that it alone counts the stars of a product.
    index('reviews_of_product').on(t.tenantId, t.productId, t.status, t.writtenAt.desc(), t.id, t.rating),
    index('reviews_newest').on(t.tenantId, t.writtenAt.desc(), t.id),
    index('reviews_by_status').on(t.tenantId, t.status, t.writtenAt.desc(), t.id),
    index('reviews_by_customer').on(t.tenantId, t.customerId),
    foreignKey({
      columns: [t.tenantId, t.productId],
      foreignColumns: [products.tenantId, products.id],
      name: 'reviews_product_fk',
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.customerId],
      foreignColumns: [customers.tenantId, customers.id],
      name: 'reviews_customer_fk',
    }),
    check('reviews_rating', sql`rating between 1 and 5`),
  ],
);
