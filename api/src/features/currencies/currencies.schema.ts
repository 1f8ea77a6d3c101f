import { z } from 'zod';

export const currency = z.object({
  id: z.uuid(),
  name: z.string(),
  /** ISO 4217. */
  code: z.string(),
  symbol: z.string(),
  status: z.enum(['show', 'hide']),
});
export type Currency = z.infer<typeof currency>;
export const currencyListReply = z.array(currency);
