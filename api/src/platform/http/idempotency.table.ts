import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** The stored reply for a repeated POST with the same key, for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    tenantId: uuid().notNull(),
    actorId: uuid().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    reply: jsonb().$type<{ status: number; body: unknown }>(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.actorId, t.key] }),
    index('idempotency_keys_age').on(t.tenantId, t.createdAt),
  ],
);
