import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database/columns.ts';
import type { Message } from '../../platform/message.schema.ts';
import type { ReleaseRecord } from '../../platform/storage/release-record.schema.ts';

/** Every build the platform knows. A row never changes but for its state: a build is immutable. */
export const releases = pgTable(
  'releases',
  {
    remote: text().notNull(),
    build: text().notNull(),
    version: text().notNull(),
    commit: text(),
    record: jsonb().$type<ReleaseRecord>().notNull(),
    /** `local` builds lie in the folder they were built in, `upload`ed ones in the store of releases. */
    source: text({ enum: ['local', 'upload'] }).notNull(),
    /** Only a published build is given to pages. `demoted` failed for too many visitors, `withdrawn` was taken back. */
    status: text({ enum: ['uploading', 'published', 'demoted', 'withdrawn'] }).notNull(),
    /** Why it is demoted or withdrawn. */
    reason: jsonb().$type<Message>(),
    /** The name of the deploy token or the e-mail of the operator. */
    publishedBy: text().notNull().default(''),
    publishedAt: moment(),
    /** When an open page last said that it runs on this build; its files stay until a day after. */
    seenAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.remote, t.build] }),
    index('releases_newest').on(t.remote, t.createdAt.desc()),
  ],
);

/** What every page gets unless a rollout says otherwise: one immutable set of builds. The newest row is live. */
export const compositions = pgTable(
  'compositions',
  {
    id: id().primaryKey(),
    /** Part → build. */
    parts: jsonb().$type<Record<string, string>>().notNull(),
    /** What was done. */
    reason: jsonb().$type<Message>().notNull(),
    setBy: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('compositions_newest').on(t.createdAt.desc(), t.id.desc())],
);
