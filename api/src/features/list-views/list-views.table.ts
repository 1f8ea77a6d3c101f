import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';

/** A named state of a list: its search, filters and sort order, as in the URL. */
export const listViews = pgTable(
  'list_views',
  {
    ...tenantRow(),
    /** The list's path below /api, without the slash: `orders`. */
    list: text().notNull(),
    /** The person who saved it, and the only one who can change it. */
    userId: uuid().notNull(),
    name: text().notNull(),
    /** The query of the URL, without a question mark. */
    search: text().notNull(),
    /** Whether the other people of the store see it, too. */
    isShared: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index('list_views_user').on(t.tenantId, t.userId)],
);

/** How a person has arranged a list. */
export const listLayouts = pgTable(
  'list_layouts',
  {
    ...tenantRow(),
    list: text().notNull(),
    userId: uuid().notNull(),
    /** The keys of the shown columns in their order; null for the list's own. */
    columns: text().array(),
    pageSize: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.list] })],
);
