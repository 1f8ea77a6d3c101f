import type { LanguageCode } from '../../languages.ts';
import type { PlanCurrency } from '../plans/plans.schema.ts';

/** Writes an amount. All currencies of plans have two decimal places. */
export const moneyText = (language: LanguageCode, currency: PlanCurrency, minor: number): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(minor / 100);
