import type { Tx } from '../../platform/database/database.ts';
import type { ErrorDetail } from '../../platform/errors/app-error.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { switchToPlatform, switchToTenant } from '../../platform/tenancy/tenancy.ts';
import type { Limited } from '../plan-limits/plan-limits.service.ts';
import { bytesOfMb, readUsage } from '../plan-limits/plan-limits.service.ts';
import type { OfferedPlan } from '../plans/plans.schema.ts';

export type Limits = Pick<OfferedPlan, 'maxProducts' | 'maxStaff' | 'maxOrders' | 'maxStorageMb'>;

export const limitsOf = (plan: Limits): Record<Limited, number | null> => ({
  products: plan.maxProducts,
  staff: plan.maxStaff,
  orders: plan.maxOrders,
  storage: plan.maxStorageMb,
});

/** Reads the usage of a store, with storage in megabytes that are begun. For a transaction on the platform's tables. */
export async function readStoreUsage(tx: Tx, tenantId: string): Promise<Record<Limited, number>> {
  await switchToTenant(tx, tenantId);
  const usage = await readUsage(tx, tenantId);
  await switchToPlatform(tx);
  return { ...usage, storage: Math.ceil(usage.storage / bytesOfMb) };
}

/**
 * Returns one problem for each limit of the plan that the store is above. Orders of the month are no reason: the next
 * is new.
 */
export function problemsWith(plan: Limits, usage: Record<Limited, number>): ErrorDetail[] {
  const limits = limitsOf(plan);
  return (['products', 'staff', 'storage'] as const).flatMap((thing) => {
    const [limit, used] = [limits[thing], usage[thing]];
    if (limit === null || used <= limit) return [];
    const reason = { code: `plan_limit.${thing}`, values: { limit, used } };
    return [{ field: thing, message: `${used} of ${limit}`, reason }];
  });
}

/** Refuses a plan that is too small. Throws PLAN_TOO_SMALL, and names the things that the store has too many of. */
export async function refuseTooSmall(tx: Tx, tenantId: string, plan: Limits): Promise<void> {
  const problems = problemsWith(plan, await readStoreUsage(tx, tenantId));
  if (problems.length > 0) throw new AppError('PLAN_TOO_SMALL', problems);
}
