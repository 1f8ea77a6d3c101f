import { z } from 'zod';
import { idParams, listQuery, listReply } from '../../platform/http/list.schema.ts';
import type { Permission } from '../../platform/identity/permissions.ts';
import { callProblems } from '../../platform/outgoing/call-problems.ts';

/** Every event, and the permission to read its subject, which sending it somewhere needs. */
export const eventPermissions = {
  'order.placed': 'read_orders',
  'order.updated': 'read_orders',
  'order.status_changed': 'read_orders',
  'order.refunded': 'read_orders',
  'product.created': 'read_products',
  'product.updated': 'read_products',
  'product.deleted': 'read_products',
  'stock.changed': 'read_stock',
  'customer.created': 'read_customers',
  'customer.updated': 'read_customers',
  'customer.erased': 'read_customers',
} as const satisfies Record<string, Permission>;

export type WebhookEvent = keyof typeof eventPermissions;
export const webhookEventNames = Object.keys(eventPermissions) as [WebhookEvent, ...WebhookEvent[]];

/** A row that an event is about: its id and some facts. */
export type EventItem = Record<string, string | number | null>;

const event = z.enum(webhookEventNames);

export const webhookInput = z.strictObject({
  /** The program that receives the events: `Accounting`. */
  name: z.string().trim().min(1).max(80),
  /** An https address of the internet. */
  url: z.string().trim().min(1).max(500),
  events: z
    .array(event)
    .min(1)
    .max(webhookEventNames.length)
    .transform((names) => [...new Set(names)]),
  /** An inactive webhook gets no messages. */
  active: z.boolean(),
});
export type WebhookInput = z.infer<typeof webhookInput>;

const state = z.enum(['active', 'failing', 'off', 'stopped']);

export const webhook = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  active: z.boolean(),
  /** `failing`: its last call failed. `stopped`: switched off after days of failures. */
  state,
  failingSince: z.iso.datetime().nullable(),
  stoppedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  version: z.number().int(),
});
export type Webhook = z.infer<typeof webhook>;

/** The secret is never shown again. */
export const newWebhookReply = webhook.extend({ secret: z.string() });
export type NewWebhook = z.infer<typeof newWebhookReply>;

export const webhookEventList = z.array(z.object({ name: event, permission: z.string() }));

export const webhookListQuery = listQuery(['-createdAt', 'createdAt', 'name', '-name']).extend({
  state: state.optional(),
});
export type WebhookListQuery = z.infer<typeof webhookListQuery>;

export const deliveryRow = z.object({
  id: z.uuid(),
  /** An event, or `webhook.test`. */
  type: z.string(),
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  /** Null when there is no further attempt. */
  nextAttemptAt: z.iso.datetime().nullable(),
  attemptedAt: z.iso.datetime().nullable(),
  /** Why the last attempt failed. `status`: the answer was no 2xx. `off`: the webhook is switched off. */
  problem: z.enum([...callProblems, 'status', 'off']).nullable(),
  replyStatus: z.number().int().nullable(),
  replyMs: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
});
export type WebhookDeliveryRow = z.infer<typeof deliveryRow>;

export const webhookDelivery = deliveryRow.extend({
  /** The JSON that is sent. */
  body: z.string(),
  /** The beginning of the last answer. */
  replyText: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const deliveryParams = idParams.extend({ deliveryId: z.uuid() });
export const deliveryListQuery = listQuery(['-createdAt', 'createdAt'])
  .omit({ q: true })
  .extend({
    status: deliveryRow.shape.status.optional(),
    type: z.enum([...webhookEventNames, 'webhook.test']).optional(),
  });
export type DeliveryListQuery = z.infer<typeof deliveryListQuery>;
export const deliveryList = listReply(deliveryRow);
