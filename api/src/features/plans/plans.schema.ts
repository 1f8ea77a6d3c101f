import { z } from 'zod';
import { listQuery, money } from '../../platform/http/list.schema.ts';
import { localizedText } from '../../platform/http/localized.schema.ts';

/** The currencies that plans have prices in. */
export const planCurrencies = ['EUR', 'USD', 'GBP', 'CHF'] as const;
export type PlanCurrency = (typeof planCurrencies)[number];

/**
 * The features that a plan can allow beside its limits: API keys and webhooks, and staff who sign in at the store's own
 * provider.
 */
export const planFeatures = ['integrations', 'sign_in_provider'] as const;
export type PlanFeature = (typeof planFeatures)[number];

const most = 1_000_000_000;
const limit = z.number().int().min(1).max(most).nullable();

const fields = {
  name: localizedText(60),
  description: localizedText(300),
  /** Minor units a month, without tax; at least one. */
  prices: z.strictObject(
    Object.fromEntries(planCurrencies.map((currency) => [currency, money.optional()])) as Record<
      PlanCurrency,
      z.ZodOptional<typeof money>
    >,
  ),
  /** Null: no limit. */
  maxProducts: limit,
  maxStaff: limit,
  maxOrders: limit,
  maxStorageMb: limit,
  features: z.array(z.enum(planFeatures)).max(planFeatures.length),
  trialDays: z.number().int().min(0).max(365),
  status: z.enum(['show', 'hide']),
  isDefault: z.boolean(),
  position: z.number().int().min(0).max(1_000),
};

export const planInput = z.strictObject(fields);
export type PlanInput = z.infer<typeof planInput>;

/** A plan as visitors see it. */
export const offeredPlan = z.object(fields).omit({ status: true, isDefault: true, position: true }).extend({
  id: z.uuid(),
});
export type OfferedPlan = z.infer<typeof offeredPlan>;
export const offeredPlans = z.array(offeredPlan);

export const plan = z.object(fields).extend({
  id: z.uuid(),
  version: z.number().int(),
  /** The stores that have it and are not inactive. */
  stores: z.number().int(),
  updatedAt: z.iso.datetime(),
});
export type Plan = z.infer<typeof plan>;

export const planListQuery = listQuery(['position', '-position', '-updatedAt', 'updatedAt']).extend({
  status: z.enum(['show', 'hide']).optional(),
});
export type PlanListQuery = z.infer<typeof planListQuery>;
