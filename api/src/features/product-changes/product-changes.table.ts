import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, tenantRow } from '../../platform/database/columns.ts';
import type { ErrorDetail } from '../../platform/errors/app-error.ts';
import type { ChangeSource, ChangeValues } from './product-changes.schema.ts';

/** A change of many products: the request, its progress, and its end. */
export const productChanges = pgTable(
  'product_changes',
  {
    ...tenantRow(),
    kind: text({ enum: ['bulk', 'import', 'edit', 'undo'] }).notNull(),
    status: text({
      enum: ['mapping', 'preparing', 'ready', 'queued', 'running', 'done', 'cancelled', 'failed'],
    }).notNull(),
    actorId: uuid(),
    actorName: text().notNull().default(''),
    /** The request; an import's file, columns and options. */
    source: jsonb().$type<ChangeSource>().notNull(),
    total: integer().notNull().default(0),
    /** The outcomes of the rows that are not waiting. */
    applied: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** Whether a row changes the stock, for which another permission is needed. */
    changesStock: boolean().notNull().default(false),
    undoOf: uuid(),
    startedAt: moment(),
    finishedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('product_changes_newest').on(t.tenantId, t.createdAt.desc(), t.id),
    // A change is undone once.
    uniqueIndex('product_changes_undo').on(t.tenantId, t.undoOf).where(sql`undo_of is not null`),
  ],
);

/**
 * One row of a change. `before` and `after` name the same fields; null is a product that does not exist. A row is
 * applied in the transaction that sets its state, so that no crash applies it twice.
 */
export const productChangeItems = pgTable(
  'product_change_items',
  {
    tenantId: uuid().notNull(),
    changeId: uuid().notNull(),
    /** Counted from 1; in an import the number of the row below the heading. */
    position: integer().notNull(),
    /** Null until the product is created. */
    productId: uuid(),
    /** Null when the row is about the product only, and not about one of its variants. */
    variantId: uuid(),
    /** The SKU or other reference by which people recognise the row. */
    sku: text().notNull().default(''),
    /** The cells of an import's row. */
    cells: text().array(),
    before: jsonb().$type<ChangeValues>(),
    after: jsonb().$type<ChangeValues>(),
    /** The version of the product that the row made. */
    productVersion: integer(),
    state: text({ enum: ['unread', 'waiting', 'applied', 'unchanged', 'refused'] }).notNull(),
    problems: jsonb().$type<ErrorDetail[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.changeId, t.position] }),
    // The index is for the history of a product. An import writes each entry once, when its row is applied.
    index('product_change_items_product')
      .on(t.tenantId, t.productId, t.productVersion.desc())
      .where(sql`state = 'applied' and product_version is not null`),
    index('product_change_items_state').on(t.tenantId, t.changeId, t.state, t.position),
    foreignKey({
      columns: [t.tenantId, t.changeId],
      foreignColumns: [productChanges.tenantId, productChanges.id],
      name: 'product_change_items_change_fk',
    }).onDelete('cascade'),
  ],
);
