import type { LocalizedText, Plan, PlanInput } from 'api';
import { constants } from 'mfe-shared';

export const currencies = ['EUR', 'USD', 'GBP', 'CHF'] as const;
export const limits = ['maxProducts', 'maxStaff', 'maxOrders', 'maxStorageMb'] as const;
export const features = ['integrations', 'sign_in_provider'] as const;

type Texts<Key extends string> = Record<Key, string>;
/** A plan's form values: amounts in major units, limits as text; empty is none. */
export type PlanValues = Pick<PlanInput, 'name' | 'description' | 'status' | 'isDefault'> & {
  prices: Texts<(typeof currencies)[number]>;
  features: Record<(typeof features)[number], boolean>;
  trialDays: string;
  position: string;
} & Texts<(typeof limits)[number]>;

/** With a value for each language, as the form compares keys as well. */
const inAllLanguages = (text: LocalizedText): LocalizedText =>
  Object.fromEntries(constants.languages.map((code) => [code, text[code] ?? '']));
const written = (text: LocalizedText): LocalizedText =>
  Object.fromEntries(Object.entries(text).filter(([, words]) => words?.trim()));

const each = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;

export const emptyPlan: PlanValues = {
  name: inAllLanguages({}),
  description: inAllLanguages({}),
  prices: each(currencies, () => ''),
  ...each(limits, () => ''),
  features: each(features, () => false),
  trialDays: '30',
  status: 'hide',
  isDefault: false,
  position: '0',
};

/** `49`, `49.9` and `49,90`; all of these currencies have two decimal places. */
export const amountPattern = /^\d{1,7}([.,]\d{1,2})?$/;
export const wholePattern = /^\d{0,9}$/;

export function toMinor(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  const [whole = '', fraction = ''] = text.trim().split(/[.,]/);
  return Number(whole + fraction.padEnd(2, '0'));
}

/** `49.00`, for inputs and files. */
export const toMajor = (minor: number): string => (minor / 100).toFixed(2);

const typed = (minor: number | undefined) => (minor === undefined ? '' : toMajor(minor));

export const toValues = (plan: Plan): PlanValues => ({
  name: inAllLanguages(plan.name),
  description: inAllLanguages(plan.description),
  prices: each(currencies, (currency) => typed(plan.prices[currency])),
  ...each(limits, (limit) => (plan[limit] === null ? '' : String(plan[limit]))),
  features: each(features, (feature) => plan.features.includes(feature)),
  trialDays: String(plan.trialDays),
  status: plan.status,
  isDefault: plan.isDefault,
  position: String(plan.position),
});

export const toInput = (values: PlanValues): PlanInput => ({
  name: written(values.name),
  description: written(values.description),
  prices: Object.fromEntries(
    currencies.flatMap((currency) => {
      const price = toMinor(values.prices[currency]);
      return price === undefined ? [] : [[currency, price]];
    }),
  ),
  ...each(limits, (limit) => Number(values[limit]) || null),
  features: features.filter((feature) => values.features[feature]),
  trialDays: Number(values.trialDays) || 0,
  status: values.status,
  isDefault: values.isDefault,
  position: Number(values.position) || 0,
});
