import { asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { inTenant, onPlatform, switchToPlatform, switchToTenant } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { addDelivery } from './webhooks.deliveries.service.ts';
import type { EventItem, WebhookEvent } from './webhooks.schema.ts';
import { webhookEvents, webhooks } from './webhooks.table.ts';

const everyMs = 1_000;
const purgeEveryMs = 3_600_000;
const eventsAtOnce = 500;
const forgottenAtOnce = 5_000;
/** A change of 30,000 products is some hundred messages. */
const itemsOfAMessage = 250;

type Dispatching = { database: Database; jobs: Pick<Jobs, 'add'>; log: Pick<Logger, 'warn'> };

/**
 * Dispatches events of stores to their webhooks while the process lives; any number of processes may. Orders and stock
 * tell nobody of their events, as transactions that notify commit one after the other; so it polls for them.
 */
export function startDispatching(given: Dispatching): { stop(): Promise<void> } {
  let running: Promise<unknown> | undefined;
  let stopped = false;
  let purgeAt = 0;
  let timer = setTimeout(run, everyMs).unref();
  async function work() {
    const troubled: string[] = [];
    while (!stopped && (await handOutNext(given, troubled)));
    if (stopped || Date.now() < purgeAt) return;
    purgeAt = Date.now() + purgeEveryMs;
    await forgetOldDeliveries(given.database);
  }
  function run() {
    running = work()
      .catch((error) => given.log.warn({ err: error }, 'events were not handed out to webhooks'))
      .finally(() => {
        if (!stopped) timer = setTimeout(run, everyMs).unref();
      });
  }
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** One store at a time, so that none waits for the trouble of another. Returns whether there may be more. */
async function handOutNext({ database, jobs, log }: Dispatching, troubled: string[]): Promise<boolean> {
  let tenantId: string | undefined;
  try {
    await onPlatform(database, async (tx) => {
      const [first] = await tx
        .select({ tenantId: webhookEvents.tenantId })
        .from(webhookEvents)
        .where(notInArray(webhookEvents.tenantId, troubled))
        .orderBy(asc(webhookEvents.seq))
        .limit(1)
        .for('update', { skipLocked: true });
      tenantId = first?.tenantId;
      if (tenantId) await handOut(tx, jobs, tenantId);
    });
  } catch (error) {
    if (!tenantId) throw error;
    log.warn({ err: error, tenantId }, 'events of a store were not handed out to its webhooks');
    troubled.push(tenantId);
  }
  return tenantId !== undefined;
}

async function handOut(tx: Tx, jobs: Pick<Jobs, 'add'>, tenantId: string): Promise<void> {
  const { rows } = await tx.execute<{ seq: string; type: WebhookEvent; items: EventItem[] }>(sql`
    delete from webhook_events where seq in (select seq from webhook_events
      where tenant_id = ${tenantId} order by seq limit ${eventsAtOnce} for update skip locked)
    returning seq, type, items`);
  const inOrder = rows.toSorted((a, b) => Number(a.seq) - Number(b.seq));
  await switchToTenant(tx, tenantId);
  const takers = await tx
    .select({ id: webhooks.id, events: webhooks.events })
    .from(webhooks)
    .where(eq(webhooks.active, true))
    .orderBy(asc(webhooks.id));
  const timestamp = new Date().toISOString();
  for (const [type, events] of Map.groupBy(inOrder, (row) => row.type)) {
    const all = events.flatMap(({ items }) => items);
    const takersOfIt = takers.filter((taker) => taker.events.includes(type));
    for (let from = 0; from < all.length; from += itemsOfAMessage) {
      const message = { type, timestamp, data: { items: all.slice(from, from + itemsOfAMessage) } };
      for (const { id: webhookId } of takersOfIt)
        await addDelivery(tx, jobs, { tenantId, webhookId, message });
    }
  }
  await switchToPlatform(tx);
}

/** Deletes deliveries that were sent more than 30 days ago or belong to a webhook that is gone, in every store. */
export async function forgetOldDeliveries(database: Database): Promise<void> {
  const stores = await onPlatform(database, (tx) => tx.select({ id: tenants.id }).from(tenants));
  for (const { id } of stores) while ((await forgetSome(database, id)) === forgottenAtOnce);
}

async function forgetSome(database: Database, tenantId: string): Promise<number> {
  const { rowCount } = await inTenant(database, tenantId, (tx) =>
    tx.execute(sql`delete from webhook_deliveries where tenant_id = ${tenantId} and id in (
      select id from webhook_deliveries where tenant_id = ${tenantId}
        and (created_at < now() - interval '30 days'
          or webhook_id not in (select id from webhooks where tenant_id = ${tenantId}))
      limit ${forgottenAtOnce})`),
  );
  return rowCount ?? 0;
}
