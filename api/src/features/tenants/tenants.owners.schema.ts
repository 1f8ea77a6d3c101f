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
