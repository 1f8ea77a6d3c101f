import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { containing, listRows, readRow } from '../../platform/database/list.ts';
import { changeRows, columnsOf, lockVersion } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { ListReply, Versioned } from '../../platform/http/list.schema.ts';
import { assertMayGive } from '../../platform/identity/may-give.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { isCallable } from '../../platform/outgoing/call-public.ts';
import { newWebhookSecret } from '../../platform/webhooks/post-signed.ts';
import { requireFeature } from '../plan-limits/plan-limits.service.ts';
import type { NewWebhook, Webhook, WebhookEvent, WebhookInput, WebhookListQuery } from './webhooks.schema.ts';
import { eventPermissions, webhook, webhookEventNames } from './webhooks.schema.ts';
import { webhooks } from './webhooks.table.ts';

/** Each event is written once for each webhook that takes it. */
const mostOfAStore = 20;

const state = sql<Webhook['state']>`case
  when ${webhooks.stoppedAt} is not null then 'stopped'
  when not ${webhooks.active} then 'off'
  when ${webhooks.failingSince} is not null then 'failing'
  else 'active' end`;

const columns = { ...columnsOf(webhooks, webhook), state };

const sorts = { createdAt: webhooks.createdAt, name: sql`lower(${webhooks.name})` };

export const isWebhook = (tenantId: string, id: string) =>
  and(eq(webhooks.tenantId, tenantId), eq(webhooks.id, id));

export const listWebhookEvents = () =>
  webhookEventNames.map((name) => ({ name, permission: eventPermissions[name] }));

/** `q` is a part of a name or address. */
export function listWebhooks(tx: Tx, tenantId: string, query: WebhookListQuery): Promise<ListReply<Webhook>> {
  const where = and(
    eq(webhooks.tenantId, tenantId),
    query.state && eq(state, query.state),
    containing(query.q, webhooks.name, webhooks.url),
  );
  return listRows(tx, webhooks, query, { columns, where, sorts });
}

/** Throws NOT_FOUND for an unknown webhook and for one of another store. */
export function readWebhook(tx: Tx, tenantId: string, id: string): Promise<Webhook> {
  return readRow(tx, tenantId, webhooks, id, columns);
}

/** `isStrict`: only https and the internet. */
export type Editing = { actor: Principal; isStrict: boolean };

function check({ actor, isStrict }: Editing, url: string, added: WebhookEvent[]): void {
  if (!isCallable(url, isStrict)) throw new AppError('VALIDATION', [{ field: 'url', message: 'not_public' }]);
  assertMayGive(actor, 'events', [...new Set(added.map((event) => eventPermissions[event]))]);
}

/** Throws PERMISSION_BEYOND for an event that the person may not read about, and VALIDATION. */
export async function createWebhook(
  tx: Tx,
  tenantId: string,
  editing: Editing,
  input: WebhookInput,
): Promise<NewWebhook> {
  await requireFeature(tx, 'integrations');
  check(editing, input.url, input.events);
  if ((await tx.$count(webhooks, eq(webhooks.tenantId, tenantId))) >= mostOfAStore)
    throw new AppError('VALIDATION', [{ field: 'name', message: 'too_many' }]);
  const id = uuidv7();
  const secret = newWebhookSecret();
  await tx.insert(webhooks).values({ tenantId, id, ...input, secret });
  const made = await readWebhook(tx, tenantId, id);
  await record(tx, tenantId, editing.actor, 'webhooks.create', { id, ...input });
  return { ...made, secret };
}

/** Throws PERMISSION_BEYOND for an event that is added, VALIDATION and VERSION_CONFLICT. */
export async function updateWebhook(
  tx: Tx,
  tenantId: string,
  editing: Editing,
  id: string,
  { version, ...input }: Versioned<WebhookInput>,
): Promise<Webhook> {
  await lockVersion(tx, tenantId, webhooks, { id, version });
  const before = await readWebhook(tx, tenantId, id);
  const added = input.events.filter((event) => !before.events.includes(event));
  // A new address learns of all its events.
  check(editing, input.url, input.url === before.url ? added : input.events);
  // Switched on again, or elsewhere, it starts anew.
  const isAnew = input.url !== before.url || (input.active && !before.active);
  await changeRows(tx, tenantId, webhooks, [id], {
    ...input,
    ...(isAnew && { failingSince: null, pausedUntil: null }),
    ...(input.active && { stoppedAt: null }),
  });
  const changed = await readWebhook(tx, tenantId, id);
  await record(tx, tenantId, editing.actor, 'webhooks.update', { id, ...input });
  return changed;
}

/** Renews the secret with which calls are signed from now on. Throws NOT_FOUND. */
export async function renewSecret(
  tx: Tx,
  tenantId: string,
  actor: Principal,
  id: string,
): Promise<NewWebhook> {
  const secret = newWebhookSecret();
  await changeRows(tx, tenantId, webhooks, [id], { secret });
  const changed = await readWebhook(tx, tenantId, id);
  await record(tx, tenantId, actor, 'webhooks.renew', { id, name: changed.name });
  return { ...changed, secret };
}

/** Deletes a webhook with its deliveries. Throws NOT_FOUND. */
export async function deleteWebhook(tx: Tx, tenantId: string, actor: Principal, id: string): Promise<void> {
  const [gone] = await tx
    .delete(webhooks)
    .where(isWebhook(tenantId, id))
    .returning({ name: webhooks.name, url: webhooks.url });
  if (!gone) throw new AppError('NOT_FOUND');
  await record(tx, tenantId, actor, 'webhooks.delete', { id, ...gone });
}

const record = (
  tx: Tx,
  tenantId: string,
  actor: Principal,
  action: string,
  details: Record<string, unknown>,
) => recordAct(tx, { ...actorOf(actor), action, tenantId, details });
