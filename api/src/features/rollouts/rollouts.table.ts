import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database/columns.ts';

/** A build for some visitors: of all stores, of a ring, or of named stores. */
export const rollouts = pgTable(
  'rollouts',
  {
    id: id().primaryKey(),
    remote: text().notNull(),
    build: text().notNull(),
    /** The share in basis points: 10 % is 1,000. */
    share: integer().notNull(),
    /** Stores of this ring and the ones before it; null for all. */
    ring: text({ enum: ['first', 'early', 'everyone'] }),
    /** These stores only; null for all. */
    tenantIds: uuid().array(),
    startsAt: moment().notNull().defaultNow(),
    status: text({ enum: ['active', 'finished', 'stopped'] })
      .notNull()
      .default('active'),
    createdBy: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (t) => [index('rollouts_remote').on(t.remote, t.createdAt.desc())],
);
