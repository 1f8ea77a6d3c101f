import { z } from 'zod';

export const role = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  permissions: z.array(z.string()),
  isSystem: z.boolean(),
});
export type Role = z.infer<typeof role>;
export const roleList = z.array(role);
