import { z } from 'zod';
import { operatorPermissions } from '../../platform/identity/operator-permissions.ts';

export const operatorRole = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
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
  name: z.string().trim().min(2).max(60),
  description: z.string().trim().max(300),
  permissions: z
    .array(z.enum(operatorPermissions))
    .max(operatorPermissions.length)
    .transform((keys) => operatorPermissions.filter((key) => keys.includes(key))),
});
export type OperatorRoleInput = z.infer<typeof operatorRoleInput>;

/** PUT names the version it read; an older one is answered with 409 VERSION_CONFLICT. */
export const operatorRoleUpdate = operatorRoleInput.extend({ version: z.number().int().min(1) });
export type OperatorRoleUpdate = z.infer<typeof operatorRoleUpdate>;

export const operatorPermissionList = z.array(
  z.object({
    key: z.enum(operatorPermissions),
    /** Its subject, such as `tenants`, by which screens group the permissions. */
    group: z.string(),
  }),
);
export type OperatorPermissionList = z.infer<typeof operatorPermissionList>;
