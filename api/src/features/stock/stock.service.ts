import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { variants } from '../products/products.table.ts';
import { notifyReorderPoints } from './stock.alerts.service.ts';
import type { StockAdjustment, StockLevel, StockMove, StockThreshold } from './stock.schema.ts';
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
  const level = await lockLevel(tx, tenantId, variantId);
  const onHand = kind === 'counted' ? qty : level.onHand + qty;
  if (onHand < level.allocated || onHand > mostOnHand) throw new AppError('STOCK_NEGATIVE');
  await tx.update(stockLevels).set({ onHand }).where(row);
  const [movement] = await tx
    .insert(stockMovements)
    .values({ tenantId, variantId, kind, qty: onHand - level.onHand, reason, actorId })
    .returning({ id: stockMovements.id });
  const after = { ...level, onHand };
  await notifyReorderPoints(tx, tenantId, movement?.id ?? '', [
    { ...after, before: level.onHand - level.allocated },
  ]);
  return after;
}

/** Moves one of many. Throws VERSION_CONFLICT when the stock on hand is no longer the one that was counted against. */
export async function moveSeen(
  tx: Tx,
  tenantId: string,
  actorId: string,
  { id: variantId, seen, ...movement }: StockMove,
): Promise<void> {
  if (seen !== undefined && seen !== (await lockLevel(tx, tenantId, variantId)).onHand)
    throw new AppError('VERSION_CONFLICT', [{ field: 'seen', message: 'changed' }]);
  await moveStock(tx, tenantId, actorId, { ...movement, variantId });
}

/**
 * Sets the available quantity from which on staff are notified. Throws VERSION_CONFLICT when somebody else changed it.
 * It notifies nobody of goods that are below it already, as the person who sets it sees them.
 */
export async function setThreshold(
  tx: Tx,
  tenantId: string,
  { id: variantId, reorderPoint, seen }: StockThreshold,
): Promise<void> {
  const level = await lockLevel(tx, tenantId, variantId);
  if (seen !== undefined && seen !== level.reorderPoint)
    throw new AppError('VERSION_CONFLICT', [{ field: 'seen', message: 'changed' }]);
  await tx
    .update(stockLevels)
    .set({ reorderPoint })
    .where(and(eq(stockLevels.tenantId, tenantId), eq(stockLevels.variantId, variantId)));
}

/** Locks a level until the transaction ends. Throws NOT_FOUND for that of a deleted variant and of another store. */
async function lockLevel(tx: Tx, tenantId: string, variantId: string): Promise<StockLevel> {
  const [level] = await tx
    .select(levelColumns)
    .from(stockLevels)
    .innerJoin(
      variants,
      and(
        eq(variants.tenantId, stockLevels.tenantId),
        eq(variants.id, stockLevels.variantId),
        isNull(variants.deletedAt),
      ),
    )
    .where(and(eq(stockLevels.tenantId, tenantId), eq(stockLevels.variantId, variantId)))
    .for('update', { of: stockLevels });
  if (!level) throw new AppError('NOT_FOUND', [{ field: 'id', message: 'unknown' }]);
  return level;
}

/** Gives variants that have none a level with nothing on hand. */
export async function addLevels(tx: Tx, tenantId: string, variantIds: string[]): Promise<void> {
  await tx
    .insert(stockLevels)
    .values(variantIds.map((variantId) => ({ tenantId, variantId })))
    .onConflictDoNothing();
}

/** `change` is the difference to the present quantity; 0 changes nothing. */
export type ShelfChange = { variantId: string; change: number; reorderPoint: number };

/**
 * Changes the stock on the shelf for a product's variants, in their order in the product's form; each change is an
 * `adjusted` movement. Throws STOCK_NEGATIVE, naming the variant, when orders have more allocated than would be left.
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
  await notifyReorderPoints(tx, tenantId, movement?.id ?? '', moved);
}
