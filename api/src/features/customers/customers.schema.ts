import { z } from 'zod';
import { languageCode } from '../../platform/http/localized.schema.ts';

export const address = z.object({
  id: z.uuid(),
  label: z.string(),
  name: z.string(),
  contact: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  zipCode: z.string(),
  country: z.string(),
  deliveryNote: z.string(),
  isDefault: z.boolean(),
});
export type Address = z.infer<typeof address>;

/** GET /customers/me: the signed-in shopper. Placing an order saves its address as the default one. */
export const me = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  image: z.string().nullable(),
  locale: languageCode,
  ordersCount: z.number().int(),
  totalSpent: z.number().int(),
  addresses: z.array(address),
});
export type Me = z.infer<typeof me>;
