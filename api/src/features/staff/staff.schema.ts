import { z } from 'zod';

export const staffRole = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  permissions: z.array(z.string()),
  isSystem: z.boolean(),
});
export type StaffRole = z.infer<typeof staffRole>;
export const staffRoleList = z.array(staffRole);
