import { z } from 'zod';

export const sessionUser = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  role: z.enum(['PLATFORM_ADMIN', 'TENANT_ADMIN', 'ADMIN', 'CUSTOMER']),
  /** Null for a platform user. */
  tenantId: z.uuid().nullable(),
  permissions: z.array(z.string()),
  /** An operator in the back office of a store: why, whether they may change anything, and until when. */
  visit: z.object({ reason: z.string(), mayWrite: z.boolean(), endsAt: z.iso.datetime() }).optional(),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const credentials = z.strictObject({
  email: z.string().trim().toLowerCase().max(254),
  password: z.string().min(1).max(128),
});
export type Credentials = z.infer<typeof credentials>;

/** The reply of every sign-in. `token` lives 1 day, `refreshToken` 7 days; an operator's visit has none. */
export const loginReply = z.object({ user: sessionUser, token: z.string(), refreshToken: z.string() });
export type LoginReply = z.infer<typeof loginReply>;

export const refreshInput = z.strictObject({ refresh_token: z.string().min(20).max(200) });
export const refreshReply = z.object({ access_token: z.string(), refresh_token: z.string() });
export const verifyReply = z.object({ user: sessionUser });
