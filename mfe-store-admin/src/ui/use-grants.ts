import type { Role } from 'api';
import { useSession } from 'mfe-shared';

type Grants = { permission: (key: string) => boolean; role: (role: Role) => boolean };

/** The one role that nobody can change and only owners give. */
export const isOwnerRole = ({ name, isSystem }: Pick<Role, 'name' | 'isSystem'>): boolean =>
  isSystem && name === 'Owner';

/** The permissions that the signed-in person may grant or revoke; the API refuses others. */
export function useGrants(): Grants {
  const user = useSession((state) => state.user);
  const permissions = useSession((state) => state.tenantContext?.permissions);
  if (user && user.role !== 'ADMIN') return { permission: () => true, role: () => true };
  const mine = new Set(permissions);
  return {
    permission: (key) => mine.has(key),
    role: (role) => !isOwnerRole(role) && role.permissions.every((key) => mine.has(key)),
  };
}
