import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';
import { variants } from '../products/products.table.ts';

/**
 * available = onHand − allocated. Placing an order allocates and dispatch ships, so that the shelf can be counted.
 */
export const stockLevels = pgTable(
  'stock_levels',
  {
    tenantId: uuid().notNull(),
    variantId: uuid().notNull(),
    onHand: integer().notNull().default(0),
    allocated: integer().notNull().default(0),
    /** Staff are notified once when the available quantity reaches this. */
    reorderPoint: integer().notNull().default(0),
    /** Shoppers see changes from this quantity down: ten pieces, or ten of the bundle that takes the most of them. */
    shownUpTo: integer().notNull().default(10),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.variantId] }),
    foreignKey({
      columns: [t.tenantId, t.variantId],
      foreignColumns: [variants.tenantId, variants.id],
      name: 'stock_levels_variant_fk',
    }).onDelete('cascade'),
    check('stock_levels_not_negative', sql`on_hand >= 0 and allocated >= 0 and allocated <= on_hand`),
  ],
);

/** Append-only: the reasons for every level. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    ...tenantRow(),
    variantId: uuid().notNull(),
    kind: text({
      enum: ['received', 'allocated', 'released', 'shipped', 'adjusted', 'returned', 'waste', 'counted'],
    }).notNull(),
    qty: integer().notNull(),
    orderId: uuid(),
    actorId: uuid(),
    reason: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('stock_movements_variant').on(t.tenantId, t.variantId, t.createdAt),
    index('stock_movements_newest').on(t.tenantId, t.createdAt.desc(), t.id.desc()),
    index('stock_movements_order').on(t.tenantId, t.orderId),
    foreignKey({
      columns: [t.tenantId, t.variantId],
      foreignColumns: [variants.tenantId, variants.id],
      name: 'stock_movements_variant_fk',
    }).onDelete('cascade'),
  ],
);
