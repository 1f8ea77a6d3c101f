import type { DeliveryPrices } from '../customization/default-texts.ts';
import type { PlanCurrency } from '../plans/plans.schema.ts';

/**
 * The prices of delivery in a new store, in minor units of its currency: usual prices of grocers there. All of them can
 * be changed in the store's settings.
 */
export const deliveryPrices: Record<PlanCurrency, DeliveryPrices> = {
  CHF: { today: 990, week: 690, freeFrom: 12_000 },
  EUR: { today: 590, week: 390, freeFrom: 6_000 },
  GBP: { today: 500, week: 350, freeFrom: 5_000 },
  USD: { today: 795, week: 495, freeFrom: 7_500 },
};
