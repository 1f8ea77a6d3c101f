import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from '../database/columns.ts';

/**
 * Append-only: acts of operators and staff, and events about the safety of accounts. The roles may INSERT, and the
 * platform's may also SELECT. A trigger in security.sql numbers each store's entries and chains their hashes.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id().primaryKey(),
    /** Null when nobody was signed in, as at a failed sign-in. */
    actorId: uuid(),
    actorKind: text({ enum: ['staff', 'platform', 'customer', 'visitor', 'system', 'program'] })
      .notNull()
      .default('platform'),
    /** The e-mail at that moment, or the name of a program's API key. */
    actorName: text().notNull().default(''),
    /** The writer of the entry: the server, or a client through POST /admin/audit-log. */
    source: text({ enum: ['server', 'client'] })
      .notNull()
      .default('server'),
    action: text().notNull(),
    tenantId: uuid(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: moment().notNull().defaultNow(),
    /** Set by the trigger: the entry's number in its chain, and sha256 over it and the entry before. */
    seq: bigint({ mode: 'number' }),
    hash: text(),
  },
  (t) => [
    index('audit_log_newest').on(t.createdAt.desc(), t.id.desc()),
    index('audit_log_chain').on(t.tenantId, t.seq),
  ],
);
