import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database/columns.ts';
import type { Message } from '../../platform/message.schema.ts';
import type { NoticeKind } from './notice-kinds.ts';
import { noticeKinds } from './notice-kinds.ts';

/**
 * Notices for operators. A notice is open until its cause is gone, and there is one open notice of a kind and subject.
 * A dismissed notice stays away until it opens anew.
 */
export const platformNotices = pgTable(
  'platform_notices',
  {
    id: id().primaryKey(),
    kind: text({ enum: Object.keys(noticeKinds) as [NoticeKind] }).notNull(),
    /** The subject: `mfe-storefront/0123456789ab`, a store's id, the folder of a disk. */
    subject: text().notNull(),
    values: jsonb().$type<Record<string, string | number>>().notNull(),
    why: jsonb().$type<Message>(),
    /** How many there are, or how often it happened. */
    count: integer().notNull().default(1),
    firstAt: moment().notNull().defaultNow(),
    lastAt: moment().notNull().defaultNow(),
    /** When operators got a mail of it. */
    mailedAt: moment(),
    closedAt: moment(),
    dismissedAt: moment(),
    /** The e-mail of the operator. */
    dismissedBy: text(),
  },
  (t) => [
    uniqueIndex('platform_notices_open').on(t.kind, t.subject).where(sql`closed_at is null`),
    index('platform_notices_closed').on(t.closedAt),
  ],
);
