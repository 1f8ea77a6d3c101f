import type { Permission } from 'api';
import { hasPermission } from './authorize';
import { useSession } from './use-session';

/** Whether the signed-in person has the permission, to show or hide what the API would refuse anyway. */
export function usePermission(permission: Permission): boolean {
  return useSession((state) => hasPermission(state, permission));
}
