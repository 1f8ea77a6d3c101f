import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database/columns.ts';
import type { BundlePart, ProductDetail } from './products.schema.ts';
import { products } from './products.table.ts';

export const productWays = [
  'created',
  'form',
  'program',
  'status',
  'time',
  'deleted',
  'undeleted',
  'version',
  // The product as it was when its first version was kept.
  'earlier',
] as const;
/** How a product was saved. Changes of many products have rows of their own. */
export type ProductWay = (typeof productWays)[number];

/** The fields of a product that were saved, without fields that follow from others, and without its stock. */
export type SavedProduct = Omit<
  ProductDetail,
  'id' | 'version' | 'sku' | 'sales' | 'createdAt' | 'updatedAt' | 'variants' | 'bundleOf'
> & {
  bundleOf: BundlePart[];
  variants: Omit<ProductDetail['variants'][number], 'onHand' | 'allocated' | 'reorderPoint'>[];
};

/** The changes of each save of a product. */
export const productVersions = pgTable(
  'product_versions',
  {
    tenantId: uuid().notNull(),
    id: id(),
    productId: uuid().notNull(),
    /** The product's version that this save made. */
    version: integer().notNull(),
    way: text({ enum: productWays }).notNull(),
    actorName: text().notNull(),
    /** The changed fields; null for a product that was new. */
    before: jsonb().$type<Partial<SavedProduct>>(),
    after: jsonb().$type<Partial<SavedProduct>>().notNull(),
    /** The product as it was saved; null when only a few columns of many products were written. */
    product: jsonb().$type<SavedProduct>(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('product_versions_newest').on(t.tenantId, t.productId, t.version.desc()),
    foreignKey({
      columns: [t.tenantId, t.productId],
      foreignColumns: [products.tenantId, products.id],
      name: 'product_versions_product_fk',
    }).onDelete('cascade'),
  ],
);
