import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';
import type { LocalizedText } from '../../platform/http/localized.schema.ts';

export const categories = pgTable(
  'categories',
  {
    ...tenantRow(),
    slug: text().notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    description: jsonb().$type<LocalizedText>().notNull(),
    parentId: uuid(),
    /** Ids from the root to this category: a subtree is one containment test. */
    path: uuid().array().notNull(),
    image: text(),
    position: integer().notNull().default(0),
    status: text({ enum: ['show', 'hide'] })
      .notNull()
      .default('show'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('categories_slug').on(t.tenantId, t.slug),
    index('categories_parent').on(t.tenantId, t.parentId, t.position),
    foreignKey({
      columns: [t.tenantId, t.parentId],
      foreignColumns: [t.tenantId, t.id],
      name: 'categories_parent_fk',
    }),
  ],
);
