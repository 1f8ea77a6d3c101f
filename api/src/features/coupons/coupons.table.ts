import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, money, tenantRow } from '../../platform/database/columns.ts';
import type { LocalizedText } from '../../platform/http/localized.schema.ts';

export const coupons = pgTable(
  'coupons',
  {
    ...tenantRow(),
    title: jsonb().$type<LocalizedText>().notNull(),
    couponCode: text().notNull(),
    logo: text(),
    startTime: moment().notNull(),
    endTime: moment().notNull(),
    discountType: text({ enum: ['percentage', 'fixed', 'free_shipping'] }).notNull(),
    /** Basis points for a percentage, minor units for a fixed amount, 0 for free shipping. */
    discountValue: integer().notNull(),
    maxDiscount: money(),
    minimumAmount: money().notNull().default(0),
    categoryIds: uuid().array().notNull().default([]),
    productIds: uuid().array().notNull().default([]),
    firstOrderOnly: boolean().notNull().default(false),
    usageLimit: integer(),
    usagePerCustomer: integer(),
    /** Whether it also takes something off goods whose price is reduced already. */
    stackable: boolean().notNull().default(true),
    usedCount: integer().notNull().default(0),
    status: text({ enum: ['show', 'hide'] })
      .notNull()
      .default('show'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('coupons_code').on(t.tenantId, sql`upper(coupon_code)`),
    check('coupons_usage', sql`used_count >= 0 and (usage_limit is null or used_count <= usage_limit)`),
  ],
);
