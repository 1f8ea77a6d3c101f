import { v7 as uuidv7 } from 'uuid';
import { plans } from '../features/plans/plans.table.ts';
import { subscriptions } from '../features/subscriptions/subscriptions.table.ts';
import type { Database } from '../platform/database/database.ts';
import { onPlatform } from '../platform/tenancy/tenancy.ts';

type Plan = Partial<typeof plans.$inferInsert>;
type Subscription = Partial<typeof subscriptions.$inferInsert>;

/** Adds a plan that is offered for 49.00 a month, with no limits, unless `given` says otherwise. Returns its id. */
export async function addPlan(database: Database, given: Plan = {}): Promise<string> {
  const id = uuidv7();
  await onPlatform(database, (tx) =>
    tx.insert(plans).values({
      ...{ id, name: { en: 'Market' }, description: {}, prices: { EUR: 4_900 }, status: 'show' as const },
      features: ['integrations', 'sign_in_provider'],
      ...given,
    }),
  );
  return id;
}

/** Gives a store a plan: active, and paid for a month from now on. */
export async function subscribe(
  database: Database,
  tenantId: string,
  planId: string,
  given: Subscription = {},
): Promise<void> {
  const startedAt = new Date();
  const row = {
    ...{ tenantId, planId, state: 'active' as const, currency: 'EUR' as const, renews: true, startedAt },
    endsAt: new Date(startedAt.getTime() + 30 * 86_400_000),
    ...given,
  };
  await onPlatform(database, (tx) =>
    tx.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.tenantId, set: row }),
  );
}
