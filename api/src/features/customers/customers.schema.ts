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

/** An address as a shopper writes it down; the lengths are those of an order's. */
export const addressInput = z.strictObject({
  label: z.string().trim().max(40),
  name: z.string().trim().min(2).max(100),
  contact: z.string().trim().min(5).max(40),
  line1: z.string().trim().min(3).max(120),
  line2: z.string().trim().max(70),
  city: z.string().trim().min(1).max(100),
  zipCode: z.string().trim().min(2).max(20),
  country: z.string().trim().min(2).max(60),
  deliveryNote: z.string().trim().max(500),
  /** True makes it the default; false leaves the default as it is. */
  isDefault: z.boolean(),
});
export type AddressInput = z.infer<typeof addressInput>;

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
