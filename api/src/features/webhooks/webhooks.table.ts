import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, tenantRow } from '../../platform/database/columns.ts';
import type { EventItem } from './webhooks.schema.ts';

/** The addresses that a store's events are sent to. */
export const webhooks = pgTable(
  'webhooks',
  {
    ...tenantRow(),
    name: text().notNull(),
    url: text().notNull(),
    events: text().array().notNull(),
    /** Signs the calls. It is shown once. */
    secret: text().notNull(),
    active: boolean().notNull().default(true),
    /** The first failure since the last success. */
    failingSince: moment(),
    /** The moment until which only messages that staff send by hand are tried. */
    pausedUntil: moment(),
    /** When it was switched off for its failures; null if staff did it. */
    stoppedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
);

/**
 * The messages that were sent or are waiting, for 30 days. Those of a deleted webhook are deleted with the old ones:
 * there may be too many for one request.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    ...tenantRow(),
    webhookId: uuid().notNull(),
    type: text().notNull(),
    /** JSON, as it is signed. */
    body: text().notNull(),
    status: text({ enum: ['waiting', 'delivered', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Staff sent it, and wait for the answer. */
    byHand: boolean().notNull().default(false),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    /** The last attempt: its time and its outcome. */
    attemptedAt: moment(),
    problem: text(),
    replyStatus: integer(),
    replyText: text().notNull().default(''),
    replyMs: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('webhook_deliveries_newest').on(t.tenantId, t.webhookId, t.createdAt.desc(), t.id.desc()),
    index('webhook_deliveries_oldest').on(t.tenantId, t.createdAt),
  ],
);

/**
 * Events in stores with a webhook for them, until they are handed out to the webhooks. Triggers write them in the
 * transaction that causes them (events.sql); stores neither write nor read them themselves.
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: uuid().notNull(),
    type: text().notNull(),
    items: jsonb().$type<EventItem[]>().notNull(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (t) => [index('webhook_events_store').on(t.tenantId, t.seq)],
);
