import { customType, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, moment, tenantRow } from '../../platform/database/columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const caseStatuses = [
  'open',
  'waiting_for_store',
  'waiting_for_platform',
  'solved',
  'closed',
] as const;

/** Conversations of a store's staff with operators, who read those of all stores (security.sql). */
export const supportCases = pgTable(
  'support_cases',
  {
    ...tenantRow(),
    /** Counted in each store. */
    number: integer().notNull(),
    subject: text().notNull(),
    status: text({ enum: caseStatuses }).notNull().default('open'),
    /** The person who gets the mails about answers. */
    openedBy: uuid().notNull(),
    openedByName: text().notNull(),
    /** The operator who looks after it; stores do not see it. */
    assigneeId: uuid(),
    lastMessageAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('support_cases_number').on(t.tenantId, t.number),
    index('support_cases_newest').on(t.tenantId, t.lastMessageAt.desc(), t.id),
    index('support_cases_of_all').on(t.lastMessageAt.desc(), t.id),
  ],
);

export const supportMessages = pgTable(
  'support_messages',
  {
    ...tenantRow(),
    caseId: uuid().notNull(),
    authorKind: text({ enum: ['staff', 'platform'] }).notNull(),
    authorId: uuid().notNull(),
    authorName: text().notNull(),
    text: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('support_messages_case').on(t.tenantId, t.caseId, t.createdAt),
  ],
);

/** Attached files. They are in the database, as those of the uploads folder are public. */
export const supportFiles = pgTable(
  'support_files',
  {
    ...tenantRow(),
    /** Null until a case is opened with it. */
    caseId: uuid(),
    /** Null until a message names it. */
    messageId: uuid(),
    uploadedBy: uuid().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    content: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index('support_files_case').on(t.tenantId, t.caseId)],
);

/** The notes of operators for each other. It is the platform's table: no transaction of a store can read it. */
export const supportNotes = pgTable(
  'support_notes',
  {
    id: id().primaryKey(),
    caseId: uuid().notNull(),
    authorId: uuid().notNull(),
    authorName: text().notNull(),
    text: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('support_notes_case').on(t.caseId, t.createdAt)],
);
