import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database/columns.ts';
import type { Message } from '../../platform/message.schema.ts';
import type { ReleaseRecord } from '../../platform/storage/release-record.schema.ts';
import type { BrowserCheck } from '../browser-checks/browser-checks.schema.ts';

/** `by` is the name of the deploy token that signed it. */
type KeptCheck = Omit<BrowserCheck, 'remote' | 'build'> & { by: string };

/** Every build that the platform knows. Only the state of a row changes: a build is immutable. */
export const releases = pgTable(
  'releases',
  {
    remote: text().notNull(),
    build: text().notNull(),
    version: text().notNull(),
    /** The number that replaces the version's last one: it counts up with each release of the part. */
    patch: integer().notNull().default(0),
    commit: text(),
    record: jsonb().$type<ReleaseRecord>().notNull(),
    /** `local` builds are in the folder where they were built, `upload`ed ones in the release storage. */
    source: text({ enum: ['local', 'upload'] }).notNull(),
    /**
     * Pages get only `published` builds. `demoted` ones failed for too many visitors; `withdrawn` ones were taken
     * back.
     */
    status: text({ enum: ['uploading', 'published', 'demoted', 'withdrawn'] }).notNull(),
    /** The reason for demoting or withdrawing it. */
    reason: jsonb().$type<Message>(),
    /** How it was opened in a browser before visitors got it; null when it was not. */
    browserCheck: jsonb().$type<KeptCheck>(),
    /** The name of the deploy token or the e-mail of the operator. */
    publishedBy: text().notNull().default(''),
    publishedAt: moment(),
    /** When an open page last reported this build. Its files stay for a day after that. */
    seenAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.remote, t.build] }),
    index('releases_newest').on(t.remote, t.createdAt.desc()),
  ],
);

/** The builds that every page gets without a rollout: one immutable set. The newest row is live. */
export const compositions = pgTable(
  'compositions',
  {
    id: id().primaryKey(),
    /** Part → build. */
    parts: jsonb().$type<Record<string, string>>().notNull(),
    /** The action that made it. */
    reason: jsonb().$type<Message>().notNull(),
    setBy: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('compositions_newest').on(t.createdAt.desc(), t.id.desc())],
);
