import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Rows that staff deleted, for as long as it can be undone. `kind` is the name of their table. */
export const deletedRows = pgTable(
  'deleted_rows',
  {
    tenantId: uuid().notNull(),
    kind: text().notNull(),
    id: uuid().notNull(),
    row: jsonb().$type<DeletedRow>().notNull(),
    deletedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.kind, t.id] }),
    index('deleted_rows_old').on(t.tenantId, t.deletedAt),
  ],
);

/** A row by the names of its columns. */
export type DeletedRow = { id: string } & Record<string, unknown>;
