import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { AppConfig } from '../../platform/config.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { collectorOf } from '../../platform/payments/collector-of.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { subscriptionInvoices } from '../subscriptions/subscriptions.table.ts';
import type { Collecting } from './subscription-payments.service.ts';
import { collect } from './subscription-payments.service.ts';

const t = subscriptionInvoices;
const dayMs = 86_400_000;
/** When a payment that failed is tried again: within the 14 days in which the store stays open. */
const retryDays = [3, 4, 5];
/** When a provider that does not answer is asked again. */
const unreachableMs = 600_000;
const atOnce = 50;
const everyMs = 10_000;

/** Collects the invoices that are due, of one store or of all; any number of processes may. */
export async function collectDue(
  collecting: Collecting,
  tenantId?: string,
  log?: Pick<Logger, 'warn'>,
): Promise<void> {
  const { database, now } = collecting;
  const due = await onPlatform(database, (tx) =>
    tx
      .select({ id: t.id })
      .from(t)
      .where(
        and(
          eq(t.status, 'open'),
          isNotNull(t.collectAt),
          lte(t.collectAt, now),
          tenantId === undefined ? undefined : eq(t.tenantId, tenantId),
        ),
      )
      .orderBy(asc(t.collectAt))
      .limit(atOnce),
  );
  for (const { id } of due) {
    const planned = await onPlatform(database, (tx) => planNext(tx, id, now));
    if (!planned) continue;
    try {
      await collect(collecting, id, null);
    } catch (error) {
      log?.warn({ err: error, invoiceId: id }, 'an invoice was not collected');
      const collectAt = new Date(now.getTime() + unreachableMs);
      await onPlatform(database, (tx) =>
        tx
          .update(t)
          .set({ collectAt, attempts: sql`greatest(${t.attempts} - 1, 0)` })
          .where(and(eq(t.id, id), eq(t.status, 'open'))),
      );
    }
  }
}

/** Plans the try after this one, before it: so no other process does the same. Returns whether this one may begin. */
async function planNext(tx: Tx, id: string, now: Date): Promise<boolean> {
  const [row] = await tx
    .select({ attempts: t.attempts })
    .from(t)
    .where(and(eq(t.id, id), eq(t.status, 'open'), lte(t.collectAt, now)))
    .for('update', { skipLocked: true });
  if (!row) return false;
  const days = retryDays[row.attempts];
  const collectAt = days === undefined ? null : new Date(now.getTime() + days * dayMs);
  await tx
    .update(t)
    .set({ collectAt, attempts: row.attempts + 1 })
    .where(eq(t.id, id));
  return true;
}

type Living = { config: AppConfig; database: Database; clock: () => Date; log: Pick<Logger, 'warn'> };

/** Collects the invoices that are due while the process lives. `stop` resolves when running work has ended. */
export function startCollecting({ clock, log, ...given }: Living): { stop(): Promise<void> } {
  if (!collectorOf(given.config)) return { stop: async () => undefined };
  return repeat(() => collectDue({ ...given, now: clock() }, undefined, log), {
    ...{ everyMs, log, failed: 'invoices were not collected' },
  });
}
