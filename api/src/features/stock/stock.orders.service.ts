import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { insertPrepared, prepared } from '../../platform/database/prepared.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { orderLines } from '../orders/orders.table.ts';
import { notifyReorderPoints } from './stock.alerts.service.ts';
import { stockLevels, stockMovements } from './stock.table.ts';

export type Demand = { variantId: string; qty: number };
type Cause = { orderId: string; actorId: string | null };
type Level = { variantId: string; onHand: number; allocated: number; reorderPoint: number };
/** How one unit of a movement changes the quantity on hand and the allocated one, and its sign in the ledger. */
const effects = {
  allocated: { onHand: 0, allocated: 1, sign: 1 },
  released: { onHand: 0, allocated: -1, sign: -1 },
  shipped: { onHand: -1, allocated: -1, sign: -1 },
  returned: { onHand: 1, allocated: 0, sign: 1 },
};

/**
 * Changes the levels of an order's variants and records why. Levels are always locked in the order of their ids, so
 * that two orders with the same goods cannot deadlock. Goods are allocated only if enough are available. Returns the
 * changed levels.
 */
async function changeLevels(
  tx: Tx,
  tenantId: string,
  kind: keyof typeof effects,
  demands: Demand[],
  { orderId, actorId }: Cause,
): Promise<(Level & { qty: number })[]> {
  const effect = effects[kind];
  const ids = demands.map(({ variantId }) => variantId);
  const change = prepared(tx, 'change_stock_levels', () => {
    const of = (name: string) =>
      sql`(${sql.placeholder(name)}::int[])[array_position(${sql.placeholder('ids')}::uuid[], ${stockLevels.variantId})]`;
    return tx
      .update(stockLevels)
      .set({
        onHand: sql`${stockLevels.onHand} + ${of('onHand')}`,
        allocated: sql`${stockLevels.allocated} + ${of('allocated')}`,
      })
      .where(and(ofVariants, sql`${stockLevels.onHand} - ${stockLevels.allocated} >= ${of('needed')}`))
      .returning({
        variantId: stockLevels.variantId,
        onHand: stockLevels.onHand,
        allocated: stockLevels.allocated,
        reorderPoint: stockLevels.reorderPoint,
      })
      .prepare('change_stock_levels');
  });
  const [, levels] = await Promise.all([
    lockLevels(tx, tenantId, ids),
    change.execute({
      tenantId,
      ids,
      onHand: demands.map(({ qty }) => effect.onHand * qty),
      allocated: demands.map(({ qty }) => effect.allocated * qty),
      needed: demands.map(({ qty }) => (kind === 'allocated' ? qty : 0)),
    }),
  ]);
  const changed = levels.map((level) => ({ ...level, qty: demands[ids.indexOf(level.variantId)]?.qty ?? 0 }));
  await insertPrepared(
    tx,
    'insert_stock_movement',
    stockMovements,
    changed.map(({ variantId, qty }) => ({
      tenantId,
      variantId,
      kind,
      qty: effect.sign * qty,
      orderId,
      actorId,
    })),
  );
  return changed;
}

const ofVariants = and(
  eq(stockLevels.tenantId, sql.placeholder('tenantId')),
  sql`${stockLevels.variantId} = any(${sql.placeholder('ids')}::uuid[])`,
);

/** Locks levels in the order of their ids. A statement of its own, as an update locks in any order. */
function lockLevels(tx: Tx, tenantId: string, ids: string[]): Promise<unknown> {
  const statement = prepared(tx, 'lock_stock_levels', () =>
    tx
      .select({ id: stockLevels.variantId })
      .from(stockLevels)
      .where(ofVariants)
      .orderBy(asc(stockLevels.variantId))
      .for('update')
      .prepare('lock_stock_levels'),
  );
  return statement.execute({ tenantId, ids });
}

/**
 * Allocates the goods of an order, if all are available. `demands` names each variant once. Throws OUT_OF_STOCK with
 * `field` the variant's id and `message` the available quantity.
 */
export async function allocate(tx: Tx, tenantId: string, demands: Demand[], cause: Cause): Promise<void> {
  const levels = await changeLevels(tx, tenantId, 'allocated', demands, cause);
  if (levels.length < demands.length)
    throw new AppError('OUT_OF_STOCK', await missing(tx, tenantId, demands, levels));
  const crossings = levels.map(({ qty, ...level }) => ({
    ...level,
    before: level.onHand - level.allocated + qty,
  }));
  await notifyReorderPoints(tx, tenantId, cause.orderId, crossings);
}

async function missing(tx: Tx, tenantId: string, demands: Demand[], allocated: Level[]) {
  const done = new Set(allocated.map((level) => level.variantId));
  const short = demands.map(({ variantId }) => variantId).filter((variantId) => !done.has(variantId));
  const rows = await tx
    .select({
      variantId: stockLevels.variantId,
      available: sql<number>`${stockLevels.onHand} - ${stockLevels.allocated}`,
    })
    .from(stockLevels)
    .where(and(eq(stockLevels.tenantId, tenantId), inArray(stockLevels.variantId, short)));
  const available = new Map(rows.map((row) => [row.variantId, row.available]));
  return short.map((variantId) => ({ field: variantId, message: String(available.get(variantId) ?? 0) }));
}

type Reallocation = { before: Demand[]; after: Demand[]; cause: Cause };

/** Changes the allocation of an edited order to that of its new goods. Throws OUT_OF_STOCK, as `allocate` does. */
export async function changeAllocation(
  tx: Tx,
  tenantId: string,
  { before, after, cause }: Reallocation,
): Promise<void> {
  const had = quantities(before);
  const wanted = quantities(after);
  const ids = [...new Set([...had.keys(), ...wanted.keys()])];
  const changes = ids.map((variantId) => ({
    variantId,
    qty: (wanted.get(variantId) ?? 0) - (had.get(variantId) ?? 0),
  }));
  // All levels by id before any of them changes, as releasing comes before allocating.
  await lockLevels(tx, tenantId, ids);
  const less = changes.filter(({ qty }) => qty < 0).map((change) => ({ ...change, qty: -change.qty }));
  const more = changes.filter(({ qty }) => qty > 0);
  if (less.length > 0) await release(tx, tenantId, less, cause);
  if (more.length > 0) await allocate(tx, tenantId, more, cause);
}

const quantities = (demands: Demand[]): Map<string, number> =>
  new Map(demands.map(({ variantId, qty }) => [variantId, qty]));

/** Releases the allocation of a cancelled order. */
export const release = (tx: Tx, tenantId: string, demands: Demand[], cause: Cause): Promise<unknown> =>
  changeLevels(tx, tenantId, 'released', demands, cause);

/** Ships the goods of an order, which leave the store. */
export const ship = (tx: Tx, tenantId: string, demands: Demand[], cause: Cause): Promise<unknown> =>
  changeLevels(tx, tenantId, 'shipped', demands, cause);

/** Returns goods that left the store to the stock. */
export const takeBack = (tx: Tx, tenantId: string, demands: Demand[], cause: Cause): Promise<unknown> =>
  changeLevels(tx, tenantId, 'returned', demands, cause);

/** Returns the stock that lines take, each variant once: a bundle takes that of its parts. */
export function demandsFrom(lines: (Demand & { parts: Demand[] })[]): Demand[] {
  const sums = new Map<string, number>();
  for (const { variantId, qty: pieces, parts } of lines)
    for (const part of parts.length > 0 ? parts : [{ variantId, qty: 1 }])
      sums.set(part.variantId, (sums.get(part.variantId) ?? 0) + part.qty * pieces);
  return [...sums].map(([variantId, qty]) => ({ variantId, qty }));
}

/** Reads the quantities that an order has allocated, by variant. */
export async function demandsOf(tx: Tx, tenantId: string, orderId: string): Promise<Demand[]> {
  const lines = await tx
    .select({ variantId: orderLines.variantId, qty: orderLines.qtyOrdered, parts: orderLines.parts })
    .from(orderLines)
    .where(and(eq(orderLines.tenantId, tenantId), eq(orderLines.orderId, orderId)));
  return demandsFrom(lines);
}
