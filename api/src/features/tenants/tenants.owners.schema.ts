import { z } from 'zod';

/** An owner of a store, as operators see them. */
export const tenantOwner = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  status: z.enum(['active', 'inactive', 'invited']),
  /** Signing in takes more than the password. */
  hasSecondFactor: z.boolean(),
});
export type TenantOwner = z.infer<typeof tenantOwner>;
export const tenantOwners = z.array(tenantOwner);
export const tenantOwnerParams = z.object({ id: z.uuid(), ownerId: z.uuid() });

export const tenantOwnerInput = z.strictObject({
  name: z.string().trim().min(2).max(80),
  email: z.email().max(254).toLowerCase(),
  /** The platform's mails about the store go to them from now on. */
  getsMails: z.boolean(),
});
export type TenantOwnerInput = z.infer<typeof tenantOwnerInput>;
