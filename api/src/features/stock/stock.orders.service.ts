import type { SQL } from 'drizzle-orm';
import { and, asc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { preparedSql } from '../../platform/database/prepared.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { orderLines } from '../orders/orders.table.ts';
import { tellCrossings } from './stock.alerts.service.ts';
import { stockLevels } from './stock.table.ts';

export type Demand = { variantId: string; qty: number };
type Cause = { orderId: string; actorId: string | null };
type Level = { variantId: string; onHand: number; allocated: number; reorderPoint: number };
type Step = { kind: 'allocated' | 'released' | 'shipped' | 'returned'; sign: 1 | -1; set: SQL; where?: SQL };

/**
 * One statement for all levels of an order, and the movements that say why. The rows are locked in the order of their
 * ids, by everyone, so two orders with the same goods in another order wait for each other instead of blocking each
 * other. Returns the levels that could be changed.
 */
async function changeLevels(
  tx: Tx,
  tenantId: string,
  demands: Demand[],
  { orderId, actorId }: Cause,
  { kind, sign, set, where = sql`true` }: Step,
): Promise<Level[]> {
  const the = sql.placeholder;
  const statement = preparedSql<Level>(
    tx,
    `stock_${kind}`,
    () => sql`
    with locked as materialized (
      select level.variant_id, wanted.qty, wanted.movement_id
      from stock_levels level
      join unnest(${the('ids')}::uuid[], ${the('quantities')}::int[], ${the('movementIds')}::uuid[]) as wanted(variant_id, qty, movement_id)
        on wanted.variant_id = level.variant_id
      where level.tenant_id = ${the('tenantId')}
      order by level.variant_id
      for update of level
    ), changed as (
      update stock_levels level set ${set}
      from locked
      where level.tenant_id = ${the('tenantId')} and level.variant_id = locked.variant_id and ${where}
      returning level.*, locked.qty, locked.movement_id
    ), moved as (
      insert into stock_movements (tenant_id, id, variant_id, kind, qty, order_id, actor_id)
      select tenant_id, movement_id, variant_id, ${sql.raw(`'${kind}'`)}, ${sql.raw(String(sign))} * qty, ${the('orderId')}::uuid, ${the('actorId')}::uuid
      from changed
    )
    select variant_id as "variantId", on_hand as "onHand", allocated, reorder_point as "reorderPoint" from changed`,
  );
  const { rows } = await statement.execute({
    tenantId,
    ids: demands.map((demand) => demand.variantId),
    quantities: demands.map((demand) => demand.qty),
    movementIds: demands.map(() => uuidv7()),
    orderId,
    actorId,
  });
  return rows;
}

/**
 * Sets goods aside for an order, if all are there. `demands` names each variant once. Throws OUT_OF_STOCK with
 * `field` the variant's id and `message` what is available of it.
 */
export async function allocate(tx: Tx, tenantId: string, demands: Demand[], cause: Cause): Promise<void> {
  const levels = await changeLevels(tx, tenantId, demands, cause, {
    kind: 'allocated',
    sign: 1,
    set: sql`allocated = level.allocated + locked.qty`,
    where: sql`level.on_hand - level.allocated >= locked.qty`,
  });
  if (levels.length < demands.length) {
    throw new AppError('OUT_OF_STOCK', await missing(tx, tenantId, demands, levels));
  }
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
export const release = (tx: Tx, tenantId: string, demands: Demand[], cause: Cause): Promise<Level[]> =>
  changeLevels(tx, tenantId, demands, cause, {
    kind: 'released',
    sign: -1,
    set: sql`allocated = level.allocated - locked.qty`,
  });

/** The goods of an order leave the store. */
export const ship = (tx: Tx, tenantId: string, demands: Demand[], cause: Cause): Promise<Level[]> =>
  changeLevels(tx, tenantId, demands, cause, {
    kind: 'shipped',
    sign: -1,
    set: sql`on_hand = level.on_hand - locked.qty, allocated = level.allocated - locked.qty`,
  });

/** Goods that left the store come back to the shelf. */
export const takeBack = (tx: Tx, tenantId: string, demands: Demand[], cause: Cause): Promise<Level[]> =>
  changeLevels(tx, tenantId, demands, cause, {
    kind: 'returned',
    sign: 1,
    set: sql`on_hand = level.on_hand + locked.qty`,
  });

/** What an order holds, each variant once. */
export function demandsOf(tx: Tx, tenantId: string, orderId: string): Promise<Demand[]> {
  return tx
    .select({ variantId: orderLines.variantId, qty: sql<number>`sum(${orderLines.qtyOrdered})::int` })
    .from(orderLines)
    .where(and(eq(orderLines.tenantId, tenantId), eq(orderLines.orderId, orderId)))
    .groupBy(orderLines.variantId)
    .orderBy(asc(orderLines.variantId));
}
