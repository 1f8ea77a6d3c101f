import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { audiences } from '../../platform/archive/manifest.schema.ts';
import { id, moment } from '../../platform/database/columns.ts';

export const archiveKinds = ['export', 'import', 'clone', 'restore'] as const;
export const archiveReasons = ['asked', 'before_restore', 'removal'] as const;
export const archiveStatuses = ['uploaded', 'waiting', 'running', 'done', 'failed'] as const;

/** The further input of the work. */
export type ArchiveDetails = {
  /** The address and owner of the store that is made. */
  slug?: string;
  name?: string;
  ownerEmail?: string;
  /** The password hash of a clone's owner; forgotten when the work has ended. */
  passwordHash?: string;
  /** The archive that a store is restored from. */
  archiveId?: string;
  /** The archive of the present state, which is written before. */
  beforeId?: string;
  /** When the archive was made that an import or a restore reads. */
  exportedAt?: string;
};

/**
 * Stores that are written into a file or made from one. The platform's table, as it outlives the store: the file is
 * handed out before a store is deleted.
 */
export const archives = pgTable(
  'archives',
  {
    id: id().primaryKey(),
    kind: text({ enum: archiveKinds }).notNull(),
    /** The people who may have the file. */
    audience: text({ enum: audiences }).notNull(),
    reason: text({ enum: archiveReasons }).notNull().default('asked'),
    status: text({ enum: archiveStatuses }).notNull().default('waiting'),
    /** Null until a store was made. */
    storeId: uuid(),
    storeName: text().notNull(),
    storeSlug: text().notNull(),
    details: jsonb().$type<ArchiveDetails>().notNull().default({}),
    /** The table that is being read or written, and the rows so far. */
    step: text().notNull().default(''),
    doneRows: integer().notNull().default(0),
    totalRows: integer().notNull().default(0),
    /** Why it failed, and the table or file that it is about. */
    problem: text(),
    problemAbout: text().notNull().default(''),
    /** The size of the file, while it is there. */
    bytes: bigint({ mode: 'number' }),
    /** When the file goes. */
    expiresAt: moment(),
    requestedBy: text().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    finishedAt: moment(),
  },
  (t) => [
    index('archives_newest').on(t.createdAt.desc(), t.id),
    index('archives_store').on(t.storeId, t.createdAt.desc()),
    index('archives_expiring').on(t.expiresAt),
  ],
);
