import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { LanguageCode } from '../../languages.ts';
import { moment, tenantRow } from '../../platform/database/columns.ts';
import { variants } from '../products/products.table.ts';

/** The requests for one mail when a variant can be bought again. A row is deleted when its mail is written. */
export const backInStock = pgTable(
  'back_in_stock',
  {
    ...tenantRow(),
    variantId: uuid().notNull(),
    email: text().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    /** The token in the links of the mails: its holder may confirm or withdraw this one request. */
    token: text().notNull(),
    /** The moment at which the owner of the address has confirmed the request; no mail is sent before. */
    confirmedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('back_in_stock_once').on(t.tenantId, t.variantId, t.email),
    uniqueIndex('back_in_stock_token').on(t.tenantId, t.token),
    index('back_in_stock_unconfirmed').on(t.tenantId, t.createdAt).where(sql`confirmed_at is null`),
    foreignKey({
      columns: [t.tenantId, t.variantId],
      foreignColumns: [variants.tenantId, variants.id],
      name: 'back_in_stock_variant_fk',
    }).onDelete('cascade'),
  ],
);
