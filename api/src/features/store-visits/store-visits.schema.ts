import { z } from 'zod';

/** POST /store-visits. An operator who signed in long ago gives the password as well. */
export const storeVisitInput = z.strictObject({
  tenantId: z.uuid(),
  /** Both audit logs and the owner's mail tell it. */
  reason: z.string().trim().min(5).max(300),
  /** Whether the operator may change anything in the store. */
  mayWrite: z.boolean(),
  password: z.string().min(1).max(128).optional(),
});
export type StoreVisitInput = Omit<z.infer<typeof storeVisitInput>, 'password'>;

/** The page of the store that opens the visit, within a minute and once. */
export const storeVisitReply = z.object({ url: z.string() });

export const visitTicket = z.strictObject({ ticket: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });
