import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database/columns.ts';
import type { LocalizedText } from '../../platform/http/localized.schema.ts';
import type { planCurrencies, planFeatures } from './plans.schema.ts';

/** The plans that stores can subscribe to. Null means no limit. */
export const plans = pgTable(
  'plans',
  {
    id: id().primaryKey(),
    name: jsonb().$type<LocalizedText>().notNull(),
    description: jsonb().$type<LocalizedText>().notNull(),
    /** Minor units a month, without tax. A store pays in a currency that is here. */
    prices: jsonb().$type<Partial<Record<(typeof planCurrencies)[number], number>>>().notNull(),
    maxProducts: integer(),
    maxStaff: integer(),
    maxOrders: integer(),
    maxStorageMb: integer(),
    features: text().array().$type<(typeof planFeatures)[number][]>().notNull().default([]),
    trialDays: integer().notNull().default(0),
    /** Whether it is on the pricing page, and can be chosen. */
    status: text({ enum: ['show', 'hide'] })
      .notNull()
      .default('hide'),
    /** New stores begin with it. */
    isDefault: boolean().notNull().default(false),
    position: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (t) => [uniqueIndex('plans_default').on(t.isDefault).where(sql`is_default`)],
);
