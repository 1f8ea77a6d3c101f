import { z } from 'zod';
import { permissions } from '../../platform/identity/permissions.ts';

const fields = {
  name: z.string().trim().min(2).max(60),
  description: z.string().trim().max(300),
};

export const role = z.object({
  ...fields,
  id: z.uuid(),
  /** Keys of GET /permissions. */
  permissions: z.array(z.string()),
  /** A role that every store starts with. Only Owner cannot be changed. */
  isSystem: z.boolean(),
  /** The number of people who have it. */
  members: z.number().int(),
  version: z.number().int(),
});
export type Role = z.infer<typeof role>;
export const roleList = z.array(role);

export const roleInput = z.strictObject({
  ...fields,
  permissions: z
    .array(z.enum(permissions))
    .max(permissions.length)
    .transform((keys) => permissions.filter((key) => keys.includes(key))),
});
export type RoleInput = z.infer<typeof roleInput>;

export const permissionList = z.array(
  z.object({
    key: z.enum(permissions),
    /** Its subject, such as `orders`, by which screens group the permissions. */
    group: z.string(),
  }),
);
export type PermissionList = z.infer<typeof permissionList>;
