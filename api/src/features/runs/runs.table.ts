import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** Builds of shell, mfe-shared and a remote that ran together without a fault, before any visitor got them. */
export const buildRuns = pgTable(
  'build_runs',
  {
    shell: text().notNull(),
    shared: text().notNull(),
    remote: text().notNull(),
    build: text().notNull(),
    /** `platform`: when they were published. `forced`: an operator said that they need not run. */
    by: text({ enum: ['platform', 'forced'] }).notNull(),
    ms: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.shell, t.shared, t.remote, t.build] })],
);
