import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { readPage } from '../../platform/database/list.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import { variants } from '../products/products.table.ts';
import { tellCrossings } from './stock.alerts.service.ts';
import type { StockAdjustment, StockLevel, StockMovement } from './stock.schema.ts';
import { stockLevels, stockMovements } from './stock.table.ts';

/** The allowed changes of this kind of movement; `counted` has the new number itself. */
const fits: Record<StockAdjustment['kind'], (qty: number) => boolean> = {
  received: (qty) => qty > 0,
  returned: (qty) => qty > 0,
  waste: (qty) => qty < 0,
  adjusted: (qty) => qty !== 0,
  counted: (qty) => qty >= 0,
};

const levelColumns = {
  variantId: stockLevels.variantId,
  onHand: stockLevels.onHand,
  allocated: stockLevels.allocated,
  reorderPoint: stockLevels.reorderPoint,
};

const mostOnHand = 100_000_000;

/**
 * Changes the quantity on hand and records why. Throws STOCK_NEGATIVE when orders have allocated more than would be
 * left.
 */
export async function moveStock(
  tx: Tx,
  tenantId: string,
  actorId: string,
  { variantId, kind, qty, reason }: StockAdjustment & { variantId: string },
): Promise<StockLevel> {
  if (!fits[kind](qty)) throw new AppError('VALIDATION', [{ field: 'qty', message: 'out_of_range' }]);
  const row = and(eq(stockLevels.tenantId, tenantId), eq(stockLevels.variantId, variantId));
  const [level] = await tx.select(levelColumns).from(stockLevels).where(row).for('update');
  if (!level) throw new AppError('NOT_FOUND');
  const onHand = kind === 'counted' ? qty : level.onHand + qty;
  if (onHand < level.allocated || onHand > mostOnHand) throw new AppError('STOCK_NEGATIVE');
  await tx.update(stockLevels).set({ onHand }).where(row);
  const [movement] = await tx
    .insert(stockMovements)
    .values({ tenantId, variantId, kind, qty: onHand - level.onHand, reason, actorId })
    .returning({ id: stockMovements.id });
  const after = { ...level, onHand };
  await tellCrossings(tx, tenantId, movement?.id ?? '', [
    { ...after, before: level.onHand - level.allocated },
  ]);
  return after;
}

export async function listMovements(
  tx: Tx,
  tenantId: string,
  variantId: string,
  query: { page: number; limit: number },
): Promise<ListReply<StockMovement>> {
  const where = and(eq(stockMovements.tenantId, tenantId), eq(stockMovements.variantId, variantId));
  const [variant] = await tx
    .select({ id: variants.id })
    .from(variants)
    .where(and(eq(variants.tenantId, tenantId), eq(variants.id, variantId), isNull(variants.deletedAt)));
  if (!variant) throw new AppError('NOT_FOUND');
  return readPage(query, {
    rows: (limit, offset) =>
      tx
        .select({
          id: stockMovements.id,
          variantId: stockMovements.variantId,
          kind: stockMovements.kind,
          qty: stockMovements.qty,
          orderId: stockMovements.orderId,
          reason: stockMovements.reason,
          createdAt: stockMovements.createdAt,
        })
        .from(stockMovements)
        .where(where)
        .orderBy(desc(stockMovements.createdAt), desc(stockMovements.id))
        .limit(limit)
        .offset(offset),
    total: tx.$count(stockMovements, where),
  });
}

/** `change` is the difference to the present quantity; 0 changes nothing. */
export type ShelfChange = { variantId: string; change: number; reorderPoint: number };

/**
 * Changes what lies on the shelf for a product's variants, in their order in the product's form; each change is an
 * `adjusted` movement. Throws STOCK_NEGATIVE, naming the variant, when orders hold more than what would be left.
 */
export async function changeShelf(
  tx: Tx,
  tenantId: string,
  { actorId }: { actorId: string | null },
  changes: ShelfChange[],
): Promise<void> {
  const ids = changes.map(({ variantId }) => variantId);
  const rows = await tx
    .select(levelColumns)
    .from(stockLevels)
    .where(and(eq(stockLevels.tenantId, tenantId), inArray(stockLevels.variantId, ids)))
    .orderBy(asc(stockLevels.variantId))
    .for('update');
  const current = new Map(rows.map((row) => [row.variantId, row]));
  const levels = changes.map(({ variantId, change, reorderPoint }) => {
    const { onHand = 0, allocated = 0 } = current.get(variantId) ?? {};
    return {
      variantId,
      onHand: onHand + change,
      allocated,
      reorderPoint,
      before: onHand - allocated,
      change,
    };
  });
  const problems = levels.flatMap(({ onHand, allocated }, index) =>
    onHand < allocated || onHand > mostOnHand
      ? [{ field: `variants.${index}.stock.onHand`, message: 'allocated' }]
      : [],
  );
  if (problems.length > 0) throw new AppError('STOCK_NEGATIVE', problems);
  await tx
    .insert(stockLevels)
    .values(
      levels.map(({ variantId, onHand, reorderPoint }) => ({ tenantId, variantId, onHand, reorderPoint })),
    )
    .onConflictDoUpdate({
      target: [stockLevels.tenantId, stockLevels.variantId],
      set: { onHand: sql`excluded.on_hand`, reorderPoint: sql`excluded.reorder_point` },
    });
  const moved = levels.filter(({ change }) => change !== 0);
  if (moved.length === 0) return;
  const [movement] = await tx
    .insert(stockMovements)
    .values(
      moved.map(({ variantId, change }) => ({
        tenantId,
        variantId,
        kind: 'adjusted' as const,
        qty: change,
        actorId,
      })),
    )
    .returning({ id: stockMovements.id });
  await tellCrossings(tx, tenantId, movement?.id ?? '', moved);
}
