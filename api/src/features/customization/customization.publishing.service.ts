import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { publishDue } from './customization.plans.service.ts';
import { publishTimes } from './customization.table.ts';

/** People choose minutes. */
const everyMs = 15_000;
const atOnce = 100;

/**
 * Publishes the plans that are due in all stores; any number of processes may. Returns the number of published plans.
 */
export async function publishPlans(database: Database, log: Pick<Logger, 'warn'>): Promise<number> {
  const due = await onPlatform(database, (tx) =>
    tx
      .select({ tenantId: publishTimes.tenantId, publishAt: publishTimes.publishAt, name: tenants.name })
      .from(publishTimes)
      .innerJoin(tenants, eq(tenants.id, publishTimes.tenantId))
      .where(lte(publishTimes.publishAt, sql`now()`))
      .orderBy(asc(publishTimes.publishAt))
      .limit(atOnce),
  );
  let published = 0;
  for (const { tenantId, publishAt, name } of due) {
    try {
      published += await inTenant(database, tenantId, (tx) => publishDue(tx, tenantId, name));
      // Afterwards: if this process ends before, another one finds nothing more to publish.
      await onPlatform(database, (tx) =>
        tx
          .delete(publishTimes)
          .where(and(eq(publishTimes.tenantId, tenantId), eq(publishTimes.publishAt, publishAt))),
      );
    } catch (error) {
      log.warn({ err: error, tenantId }, 'a planned customization was not published');
    }
  }
  return published;
}

/** Publishes while the process lives. `stop` resolves when running work has ended. */
export const startPublishing = (database: Database, log: Pick<Logger, 'warn'>): { stop(): Promise<void> } =>
  repeat(() => publishPlans(database, log), {
    ...{ everyMs, log, failed: 'planned customizations were not published' },
  });
