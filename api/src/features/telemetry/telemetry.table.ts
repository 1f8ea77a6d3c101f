import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database/columns.ts';

/** A failure in a page, with its build. Retained for 30 days. */
export const remoteErrors = pgTable(
  'remote_errors',
  {
    id: id().primaryKey(),
    /** The store; null on the platform's own pages. */
    storeId: uuid(),
    remote: text().notNull(),
    build: text().notNull(),
    composition: text().notNull(),
    /** The phase of the failure: entry, module, needs, start, mount, render, freeze, … */
    phase: text().notNull(),
    message: text().notNull(),
    stack: text().notNull().default(''),
    /** The same for the same error of a build. */
    fingerprint: text().notNull().default(''),
    /** Family and version: `Firefox 140`. */
    browser: text().notNull().default(''),
    /** The builds that ran in the page, with the failed one: part → build. */
    builds: jsonb().$type<Record<string, string>>().notNull().default({}),
    path: text().notNull(),
    /** A random id of the browser. */
    visitor: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('remote_errors_build').on(t.remote, t.build, t.createdAt.desc()),
    index('remote_errors_newest').on(t.createdAt.desc(), t.id.desc()),
  ],
);

/** The number of pages of signed visitors in which each build ran, by the minute. Retained for two days. */
export const remotePages = pgTable(
  'remote_pages',
  {
    remote: text().notNull(),
    build: text().notNull(),
    minute: moment().notNull(),
    pages: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.remote, t.minute, t.build] })],
);

/** The metrics of real pages, added up by day, store and build. */
export const remoteNumbers = pgTable(
  'remote_numbers',
  {
    day: date().notNull(),
    /** The store; all zeros for the platform's own pages. */
    storeId: uuid().notNull(),
    remote: text().notNull(),
    build: text().notNull(),
    /** pages, errors, load (ms), bytes, LCP (ms), INP (ms), CLS (thousandths), FCP (ms), TTFB (ms) */
    metric: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    sum: doublePrecision().notNull(),
    /** The number of values in each bucket of the metric, for its percentiles. */
    buckets: integer().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.storeId, t.remote, t.build, t.metric] })],
);
