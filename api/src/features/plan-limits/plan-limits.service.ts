import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { images } from '../images/images.table.ts';
import type { StaffNotice } from '../notifications/notifications.service.ts';
import type { PlanFeature } from '../plans/plans.schema.ts';
import { products } from '../products/products.table.ts';
import { staff } from '../staff/staff.table.ts';

/** The things that a plan limits. `storage` is counted in megabytes. */
export const limitedThings = ['products', 'staff', 'orders', 'storage'] as const;
export type Limited = (typeof limitedThings)[number];

type PlanLimits = Record<Limited, number | null> & { features: PlanFeature[] | null };

/** Reads the limits of the store's plan; `features` is null where all are allowed. */
export async function readLimits(tx: Tx): Promise<PlanLimits> {
  const query = prepared(tx, 'plan_limits', () =>
    tx
      .select({
        products: sql<number | null>`max_products`,
        staff: sql<number | null>`max_staff`,
        orders: sql<number | null>`max_orders`,
        storage: sql<number | null>`max_storage_mb`,
        features: sql<PlanFeature[] | null>`features`,
      })
      .from(sql`larder_plan()`)
      .prepare('plan_limits'),
  );
  const [found] = await query.execute();
  return found ?? { products: null, staff: null, orders: null, storage: null, features: null };
}

export const bytesOfMb = 1_000_000;

/** How much of each the store has; `storage` in bytes. */
const counts: Record<Limited, (tx: Tx, tenantId: string) => Promise<number>> = {
  products: (tx, tenantId) =>
    tx.$count(products, and(eq(products.tenantId, tenantId), isNull(products.deletedAt))),
  staff: (tx, tenantId) =>
    tx.$count(staff, and(eq(staff.tenantId, tenantId), inArray(staff.status, ['active', 'invited']))),
  orders: async (tx) => {
    const { rows } = await tx.execute<{ n: number }>(sql`select larder_orders_of_month() as n`);
    return rows[0]?.n ?? 0;
  },
  storage: async (tx, tenantId) => {
    const [sum] = await tx
      .select({ bytes: sql<number>`coalesce(sum(${images.bytes}), 0)::float8` })
      .from(images)
      .where(eq(images.tenantId, tenantId));
    return sum?.bytes ?? 0;
  },
};

export async function readUsage(tx: Tx, tenantId: string): Promise<Record<Limited, number>> {
  const [products, people, orders, storage] = await Promise.all(
    limitedThings.map((thing) => counts[thing](tx, tenantId)),
  );
  return { products: products ?? 0, staff: people ?? 0, orders: orders ?? 0, storage: storage ?? 0 };
}

/**
 * Throws PLAN_LIMIT when the store would have more than its plan allows with `more` of them (of `storage`: bytes).
 * Call it before the rows are written, in their transaction: until it ends no other one adds such rows.
 */
export async function requireRoom(tx: Tx, tenantId: string, thing: Limited, more = 1): Promise<void> {
  if (more <= 0) return;
  const room = await roomFor(tx, tenantId, thing);
  if (room && room.left < more) throw limitReached(thing, room.limit, room.used);
}

/** Returns the room that is left, for a caller who fills it. It locks as `requireRoom` does. Null: no limit. */
export async function roomFor(tx: Tx, tenantId: string, thing: Limited) {
  const { [thing]: limit } = await readLimits(tx);
  if (limit === null) return null;
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`larder.limit.${thing}`}), hashtext(${tenantId}))`,
  );
  const used = await counts[thing](tx, tenantId);
  const unit = thing === 'storage' ? bytesOfMb : 1;
  return { limit, used: Math.ceil(used / unit), left: Math.max(0, limit * unit - used) };
}

function limitReached(thing: Limited, limit: number, used: number): AppError {
  const reason = { code: `plan_limit.${thing}`, values: { limit, used } };
  return new AppError('PLAN_LIMIT', [{ field: thing, message: `${used} of ${limit}`, reason }]);
}

/** Counts the orders of this month; without a limit they are not counted. */
async function readMonth(tx: Tx): Promise<{ limit: number | null; used: number }> {
  const query = prepared(tx, 'plan_orders', () =>
    tx
      .select({
        limit: sql<number | null>`max_orders`,
        used: sql<number>`case when max_orders is null then 0 else larder_orders_of_month() end`,
      })
      .from(sql`larder_plan()`)
      .prepare('plan_orders'),
  );
  const [found] = await query.execute();
  return found ?? { limit: null, used: 0 };
}

/** Whether the store's plan has room for another order in this month. */
export async function hasRoomForOrder(tx: Tx): Promise<boolean> {
  const { limit, used } = await readMonth(tx);
  return limit === null || used < limit;
}

/** The share of a limit from which on the store's staff are told. */
const nearlyFull = 0.8;

/**
 * Takes a place of this month for an order that is about to be written; null when there is none. The caller holds the
 * lock that lets one order of the store end after the other. Staff get a notice with the last place, and with the one
 * from which on few are left.
 */
export async function takeOrderPlace(tx: Tx): Promise<{ notice: StaffNotice | null } | null> {
  const { limit, used } = await readMonth(tx);
  if (limit === null) return { notice: null };
  if (used >= limit) return null;
  const count = used + 1;
  if (count !== limit && count !== Math.ceil(limit * nearlyFull)) return { notice: null };
  const month = new Date().toISOString().slice(0, 7);
  const dedupeKey = `plan_limit:${month}:${count}:${limit}`;
  return { notice: { kind: 'plan_limit', message: `${count} / ${limit}`, dedupeKey } };
}

/** Throws PLAN_FEATURE when the store's plan does not have it. */
export async function requireFeature(tx: Tx, feature: PlanFeature): Promise<void> {
  const { features } = await readLimits(tx);
  if (features !== null && !features.includes(feature))
    throw new AppError('PLAN_FEATURE', [{ field: feature, message: 'not in the plan' }]);
}
