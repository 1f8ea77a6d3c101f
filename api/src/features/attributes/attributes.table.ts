import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';
import type { LocalizedText } from '../../platform/http/localized.schema.ts';

export type AttributeValueRow = {
  id: string;
  name: LocalizedText;
  /** Missing in rows from before values had a colour. */
  swatch?: string | null;
  status: 'show' | 'hide';
  position: number;
};

export const attributes = pgTable(
  'attributes',
  {
    ...tenantRow(),
    /** The name for staff; shoppers see `name`. */
    title: jsonb().$type<LocalizedText>().notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    option: text({ enum: ['dropdown', 'radio', 'checkbox', 'swatch'] })
      .notNull()
      .default('dropdown'),
    /** Only back offices of the last release ask for it. */
    type: text({ enum: ['attribute'] })
      .notNull()
      .default('attribute'),
    filterable: boolean().notNull().default(false),
    values: jsonb().$type<AttributeValueRow[]>().notNull(),
    position: integer().notNull().default(0),
    status: text({ enum: ['show', 'hide'] })
      .notNull()
      .default('show'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
);
