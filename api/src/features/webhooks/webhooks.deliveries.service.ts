import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { countSome, orderOf, readOne, readPage } from '../../platform/database/list.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type {
  DeliveryListQuery,
  EventItem,
  WebhookDelivery,
  WebhookDeliveryRow,
  WebhookEvent,
} from './webhooks.schema.ts';
import { deliveryRow } from './webhooks.schema.ts';
import { readWebhook } from './webhooks.service.ts';
import { webhookDeliveries as deliveries } from './webhooks.table.ts';

const columns = {
  ...columnsOf(deliveries, deliveryRow),
  nextAttemptAt:
    sql<Date | null>`case when ${deliveries.status} = 'waiting' then ${deliveries.nextAttemptAt} end`.mapWith(
      deliveries.nextAttemptAt,
    ),
  problem: sql<WebhookDeliveryRow['problem']>`${deliveries.problem}`,
};

/** Names a delivery, which belongs to this webhook. */
export type TheDelivery = { id: string; deliveryId: string };

const the = (tenantId: string, { id, deliveryId }: TheDelivery) =>
  and(eq(deliveries.tenantId, tenantId), eq(deliveries.id, deliveryId), eq(deliveries.webhookId, id));

/** Throws NOT_FOUND for an unknown webhook. */
export async function listDeliveries(
  tx: Tx,
  tenantId: string,
  webhookId: string,
  query: DeliveryListQuery,
): Promise<ListReply<WebhookDeliveryRow>> {
  await readWebhook(tx, tenantId, webhookId);
  const { status, type, sort } = query;
  const where = and(
    eq(deliveries.tenantId, tenantId),
    eq(deliveries.webhookId, webhookId),
    status && eq(deliveries.status, status),
    type && eq(deliveries.type, type),
  );
  return readPage(query, {
    rows: tx
      .select(columns)
      .from(deliveries)
      .where(where)
      .orderBy(...orderOf({ createdAt: deliveries.createdAt }, sort, deliveries.id)),
    total: countSome(tx, deliveries, where),
  });
}

/** Throws NOT_FOUND for one of another webhook or store. */
export function readDelivery(tx: Tx, tenantId: string, named: TheDelivery): Promise<WebhookDelivery> {
  return readOne(
    tx
      .select({ ...columns, body: deliveries.body, replyText: deliveries.replyText })
      .from(deliveries)
      .where(the(tenantId, named)),
  );
}

/** The message that is sent, in the form of Standard Webhooks. */
export type WebhookMessage = {
  type: WebhookEvent | 'webhook.test';
  timestamp: string;
  data: { items: EventItem[] };
};

type NewDelivery = { tenantId: string; webhookId: string; message: WebhookMessage; byHand?: boolean };

/** Has a message sent when the transaction commits. */
export async function addDelivery(
  tx: Tx,
  jobs: Pick<Jobs, 'add'>,
  { tenantId, webhookId, message, byHand = false }: NewDelivery,
): Promise<string> {
  const id = uuidv7();
  const { type } = message;
  await tx.insert(deliveries).values({
    tenantId,
    id,
    webhookId,
    type,
    byHand,
    body: JSON.stringify(message),
    nextAttemptAt: new Date(),
  });
  await jobs.add(tx, 'webhooks', { tenantId, id });
  return id;
}

/** Sends a message that says nothing, also to a webhook that is switched off. Throws NOT_FOUND. */
export async function sendTest(
  tx: Tx,
  jobs: Pick<Jobs, 'add'>,
  tenantId: string,
  webhookId: string,
): Promise<WebhookDelivery> {
  await readWebhook(tx, tenantId, webhookId);
  const timestamp = new Date().toISOString();
  const message: WebhookMessage = { type: 'webhook.test', timestamp, data: { items: [] } };
  const deliveryId = await addDelivery(tx, jobs, { tenantId, webhookId, message, byHand: true });
  return readDelivery(tx, tenantId, { id: webhookId, deliveryId });
}

/** Sends the same message once more, with the same id, even after a success. Throws NOT_FOUND. */
export async function sendAgain(
  tx: Tx,
  jobs: Pick<Jobs, 'add'>,
  tenantId: string,
  named: TheDelivery,
): Promise<WebhookDelivery> {
  // The time is that of the jobs' clock, or the job would come before its delivery is due.
  const nextAttemptAt = new Date();
  await tx
    .update(deliveries)
    .set({ status: 'waiting', byHand: true, attempts: 0, nextAttemptAt })
    .where(the(tenantId, named));
  const delivery = await readDelivery(tx, tenantId, named);
  await jobs.add(tx, 'webhooks', { tenantId, id: named.deliveryId });
  return delivery;
}
