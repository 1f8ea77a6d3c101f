import type { SQL } from 'drizzle-orm';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { orderLines } from '../orders/orders.table.ts';
import { tellCrossings } from './stock.alerts.service.ts';
import { stockLevels, stockMovements } from './stock.table.ts';

export type Demand = { variantId: string; qty: number };
type Cause = { orderId: string; actorId: string | null };
type Level = { variantId: string; onHand: number; allocated: number; reorderPoint: number };

/**
 * One statement for all levels of an order. The rows are locked in the order of their ids, by everyone, so two orders
 * with the same goods in another order wait for each other instead of blocking each other.
 */
async function changeLevels(
  tx: Tx,
  tenantId: string,
  demands: Demand[],
  { set, where }: { set: SQL; where: SQL },
): Promise<Level[]> {
  const ids = sql.param(demands.map((demand) => demand.variantId));
  const quantities = sql.param(demands.map((demand) => demand.qty));
  const { rows } = await tx.execute<Level>(sql`
    with locked as materialized (
      select level.variant_id, wanted.qty
      from stock_levels level
      join unnest(${ids}::uuid[], ${quantities}::int[]) as wanted(variant_id, qty) on wanted.variant_id = level.variant_id
      where level.tenant_id = ${tenantId}
      order by level.variant_id
      for update of level
    )
    update stock_levels level set ${set}
    from locked
    where level.tenant_id = ${tenantId} and level.variant_id = locked.variant_id and ${where}
    returning level.variant_id as "variantId", level.on_hand as "onHand", level.allocated, level.reorder_point as "reorderPoint"`);
  return rows;
}

const move = (
  tx: Tx,
  tenantId: string,
  kind: 'allocated' | 'released' | 'shipped' | 'returned',
  demands: Demand[],
  cause: Cause,
) =>
  tx
    .insert(stockMovements)
    .values(
      demands.map(({ variantId, qty }) => ({
        tenantId,
        variantId,
        kind,
        qty: kind === 'released' || kind === 'shipped' ? -qty : qty,
        ...cause,
      })),
    );

/**
 * Sets goods aside for an order, if all are there. `demands` names each variant once. Throws OUT_OF_STOCK with
 * `field` the variant's id and `message` what is available of it.
 */
export async function allocate(tx: Tx, tenantId: string, demands: Demand[], cause: Cause): Promise<void> {
  const levels = await changeLevels(tx, tenantId, demands, {
    set: sql`allocated = level.allocated + locked.qty`,
    where: sql`level.on_hand - level.allocated >= locked.qty`,
  });
  if (levels.length < demands.length)
    throw new AppError('OUT_OF_STOCK', await missing(tx, tenantId, demands, levels));
  await move(tx, tenantId, 'allocated', demands, cause);
  const wanted = new Map(demands.map(({ variantId, qty }) => [variantId, qty]));
  const crossings = levels.map((level) => ({
    ...level,
    before: level.onHand - level.allocated + (wanted.get(level.variantId) ?? 0),
  }));
  await tellCrossings(tx, tenantId, cause.orderId, crossings);
}

async function missing(tx: Tx, tenantId: string, demands: Demand[], allocated: Level[]) {
  const done = new Set(allocated.map((level) => level.variantId));
  const short = demands.filter(({ variantId }) => !done.has(variantId));
  const { rows } = await tx.execute<{ id: string; available: number }>(sql`
    select variant_id as id, on_hand - allocated as available from ${stockLevels}
    where tenant_id = ${tenantId} and variant_id = any(${sql.param(short.map(({ variantId }) => variantId))}::uuid[])`);
  const available = new Map(rows.map((row) => [row.id, row.available]));
  return short.map(({ variantId }) => ({ field: variantId, message: String(available.get(variantId) ?? 0) }));
}

/** A cancelled order gives back what was set aside for it. */
export async function release(tx: Tx, tenantId: string, demands: Demand[], cause: Cause): Promise<void> {
  await changeLevels(tx, tenantId, demands, {
    set: sql`allocated = level.allocated - locked.qty`,
    where: sql`true`,
  });
  await move(tx, tenantId, 'released', demands, cause);
}

/** The goods of an order leave the store. */
export async function ship(tx: Tx, tenantId: string, demands: Demand[], cause: Cause): Promise<void> {
  await changeLevels(tx, tenantId, demands, {
    set: sql`on_hand = level.on_hand - locked.qty, allocated = level.allocated - locked.qty`,
    where: sql`true`,
  });
  await move(tx, tenantId, 'shipped', demands, cause);
}

/** Goods that left the store come back to the shelf. */
export async function takeBack(tx: Tx, tenantId: string, demands: Demand[], cause: Cause): Promise<void> {
  await changeLevels(tx, tenantId, demands, {
    set: sql`on_hand = level.on_hand + locked.qty`,
    where: sql`true`,
  });
  await move(tx, tenantId, 'returned', demands, cause);
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
