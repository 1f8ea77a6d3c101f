import { z } from 'zod';

const status = z.enum(['show', 'hide']);

export const currency = z.object({
  id: z.uuid(),
  name: z.string(),
  /** ISO 4217. */
  code: z.string(),
  symbol: z.string(),
  status,
});
export type Currency = z.infer<typeof currency>;
export const currencyListReply = z.array(currency);

/** A currency as staff see it. */
export const storeCurrency = currency.extend({
  /** The one currency of the store's prices and orders; it can be neither hidden nor deleted. */
  isDefault: z.boolean(),
  position: z.number().int(),
  version: z.number().int(),
});
export type StoreCurrency = z.infer<typeof storeCurrency>;

export const storeCurrencyList = z.object({
  currencies: z.array(storeCurrency),
  /** There are orders, so the default cannot change any more. */
  isFixed: z.boolean(),
});
export type StoreCurrencyList = z.infer<typeof storeCurrencyList>;

/** The fields of a currency that can be changed; its code cannot. */
export const currencyFields = z.strictObject({
  name: z.string().trim().min(1).max(60),
  /** Stands beside amounts. */
  symbol: z.string().trim().min(1).max(6),
  status,
});

const isoCodes = new Set(Intl.supportedValuesOf('currency'));

export const currencyInput = currencyFields.extend({
  code: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .refine((code) => isoCodes.has(code), { message: 'unknown' }),
});
export type CurrencyFields = z.infer<typeof currencyFields>;
export type CurrencyInput = z.infer<typeof currencyInput>;

/** All currencies of the store, in their new order. */
export const currencyOrder = z.strictObject({ ids: z.array(z.uuid()).min(1).max(300) });
