import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from '../database/columns.ts';
import { tenants } from '../tenancy/tenants.table.ts';

/** An operator's stays in the back offices of stores. They are sessions of their own, which are never extended. */
export const storeVisits = pgTable(
  'store_visits',
  {
    id: id().primaryKey(),
    operatorId: uuid().notNull(),
    tenantId: uuid()
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    mayWrite: boolean().notNull(),
    /** The sha256 of the ticket that opens it once; null when it is used. */
    ticketHash: text().unique(),
    /** The end of the ticket and, once it is opened, of the visit. */
    endsAt: moment().notNull(),
    openedAt: moment(),
    endedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('store_visits_operator').on(t.operatorId)],
);
