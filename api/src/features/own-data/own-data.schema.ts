import { z } from 'zod';
import { customerExport } from '../customers/customers.export.schema.ts';
import { customer } from '../customers/customers.staff.schema.ts';

/** GET /own-data: everything the store holds about the signed-in shopper, but what its staff noted for themselves. */
export const ownData = customerExport.extend({
  customer: customer.omit({ notes: true, tags: true, blockedReason: true }),
});
export type OwnData = z.infer<typeof ownData>;

/** POST /own-data/erase. A shopper who signed in long ago gives the password: PASSWORD_NEEDED. */
export const eraseOwnInput = z.strictObject({ password: z.string().max(200).optional() });
