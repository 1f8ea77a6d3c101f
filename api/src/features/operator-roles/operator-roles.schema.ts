import { z } from 'zod';
import { operatorPermissions } from '../../platform/identity/operator-permissions.ts';

const fields = {
  name: z.string().trim().min(2).max(60),
  description: z.string().trim().max(300),
};

export const operatorRole = z.object({
  ...fields,
  id: z.uuid(),
  /** Keys of GET /operator-permissions. */
  permissions: z.array(z.string()),
  /** A role that every platform starts with. Only Administrator cannot be changed. */
  isSystem: z.boolean(),
  /** The number of operators who have it. */
  members: z.number().int(),
  version: z.number().int(),
});
export type OperatorRole = z.infer<typeof operatorRole>;
export const operatorRoleList = z.array(operatorRole);

export const operatorRoleInput = z.strictObject({
  ...fields,
  permissions: z
    .array(z.enum(operatorPermissions))
    .max(operatorPermissions.length)
    .transform((keys) => operatorPermissions.filter((key) => keys.includes(key))),
});
export type OperatorRoleInput = z.infer<typeof operatorRoleInput>;

export const operatorPermissionList = z.array(
  z.object({
    key: z.enum(operatorPermissions),
    /** Its subject, such as `tenants`, by which screens group the permissions. */
    group: z.string(),
  }),
);
export type OperatorPermissionList = z.infer<typeof operatorPermissionList>;
