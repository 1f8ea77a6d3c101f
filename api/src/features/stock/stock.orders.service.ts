import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { orderLines } from '../orders/orders.table.ts';
import { tellCrossings } from './stock.alerts.service.ts';
import { stockLevels, stockMovements } from './stock.table.ts';

export type Demand = { variantId: string; qty: number };
type Cause = { orderId: string; actorId: string | null };
type Level = { variantId: string; onHand: number; allocated: number; reorderPoint: number };
/** What one unit of a movement changes on the shelf and among what is set aside; its sign in the ledger. */
const effects = {
  allocated: { onHand: 0, allocated: 1, sign: 1 },
  released: { onHand: 0, allocated: -1, sign: -1 },
  shipped: { onHand: -1, allocated: -1, sign: -1 },
  returned: { onHand: 1, allocated: 0, sign: 1 },
};
type Kind = keyof typeof effects;

/**
 * Locks the levels in the order of their ids, as everyone does: two orders with the same goods in another order wait
 * for each other instead of blocking each other.
 */
function lockLevels(tx: Tx, tenantId: string, demands: Demand[]): Promise<Level[]> {
  const ids = demands.map(({ variantId }) => variantId);
  return tx
    .select({
      variantId: stockLevels.variantId,
      onHand: stockLevels.onHand,
      allocated: stockLevels.allocated,
      reorderPoint: stockLevels.reorderPoint,
    })
    .from(stockLevels)
    .where(and(eq(stockLevels.tenantId, tenantId), inArray(stockLevels.variantId, ids)))
    .orderBy(asc(stockLevels.variantId))
    .for('update');
}

/** Changes levels that are locked, and writes down why. */
async function changeLevels(
  tx: Tx,
  tenantId: string,
  kind: Kind,
  demands: Demand[],
  { orderId, actorId }: Cause,
): Promise<void> {
  if (demands.length === 0) return;
  const { onHand, allocated, sign } = effects[kind];
  const ids = sql.param(demands.map(({ variantId }) => variantId));
  const quantities = sql.param(demands.map(({ qty }) => qty));
  await tx.execute(sql`
    update stock_levels level
    set on_hand = level.on_hand + ${onHand} * wanted.qty, allocated = level.allocated + ${allocated} * wanted.qty
    from unnest(${ids}::uuid[], ${quantities}::int[]) as wanted(variant_id, qty)
    where level.tenant_id = ${tenantId} and level.variant_id = wanted.variant_id`);
  await tx
    .insert(stockMovements)
    .values(
      demands.map(({ variantId, qty }) => ({ tenantId, variantId, kind, qty: sign * qty, orderId, actorId })),
    );
}

/**
 * Sets goods aside for an order, if all are there. `demands` names each variant once. Throws OUT_OF_STOCK with
 * `field` the variant's id and `message` what is available of it.
 */
export async function allocate(tx: Tx, tenantId: string, demands: Demand[], cause: Cause): Promise<void> {
  const levels = await lockLevels(tx, tenantId, demands);
  const before = new Map(levels.map((level) => [level.variantId, level.onHand - level.allocated]));
  const short = demands.filter(({ variantId, qty }) => (before.get(variantId) ?? 0) < qty);
  if (short.length > 0) {
    const details = short.map(({ variantId }) => ({
      field: variantId,
      message: String(before.get(variantId) ?? 0),
    }));
    throw new AppError('OUT_OF_STOCK', details);
  }
  await changeLevels(tx, tenantId, 'allocated', demands, cause);
  const wanted = new Map(demands.map(({ variantId, qty }) => [variantId, qty]));
  const crossings = levels.map((level) => ({
    ...level,
    allocated: level.allocated + (wanted.get(level.variantId) ?? 0),
    before: level.onHand - level.allocated,
  }));
  await tellCrossings(tx, tenantId, cause.orderId, crossings);
}

/** A cancelled order gives back what was set aside for it. */
export const release = (tx: Tx, tenantId: string, demands: Demand[], cause: Cause): Promise<void> =>
  move(tx, tenantId, 'released', demands, cause);

/** The goods of an order leave the store. */
export const ship = (tx: Tx, tenantId: string, demands: Demand[], cause: Cause): Promise<void> =>
  move(tx, tenantId, 'shipped', demands, cause);

/** Goods that left the store come back to the shelf. */
export const takeBack = (tx: Tx, tenantId: string, demands: Demand[], cause: Cause): Promise<void> =>
  move(tx, tenantId, 'returned', demands, cause);

/** Of a variant that is no more there is no level to change. */
async function move(tx: Tx, tenantId: string, kind: Kind, demands: Demand[], cause: Cause): Promise<void> {
  const levels = await lockLevels(tx, tenantId, demands);
  const known = new Set(levels.map(({ variantId }) => variantId));
  await changeLevels(
    tx,
    tenantId,
    kind,
    demands.filter(({ variantId }) => known.has(variantId)),
    cause,
  );
}

/** What an order holds, each variant once. */
export function demandsOf(tx: Tx, tenantId: string, orderId: string): Promise<Demand[]> {
  return tx
    .select({ variantId: orderLines.variantId, qty: sql<number>`sum(${orderLines.qtyOrdered})::int` })
    .from(orderLines)
    .where(and(eq(orderLines.tenantId, tenantId), eq(orderLines.orderId, orderId)))
    .groupBy(orderLines.variantId)
    .orderBy(asc(orderLines.variantId));
}
