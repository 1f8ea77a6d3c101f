import type { OperatorRole } from 'api';
import { useSession, useWordOf } from 'mfe-shared';

type Named = Pick<OperatorRole, 'name'>;

/** The one role that nobody can change. */
export const isAdministrator = ({ name }: Named): boolean => name === 'Administrator';

/** Roles as the reader sees them, and whether they may give them: nobody gives more than they have. */
export function useOperatorRoleWords() {
  const wordOf = useWordOf('platform-admin/ui');
  const mine = useSession((state) => state.tenantContext?.permissions);
  return {
    /** The roles that every platform starts with are named in the reader's language. */
    name: ({ name }: Named) => wordOf('operatorRoles', `${name}.name`) ?? name,
    description: ({ name, description, isSystem, version }: OperatorRole) =>
      isSystem && version === 1
        ? (wordOf('operatorRoles', `${name}.description`) ?? description)
        : description,
    mayGive: ({ permissions }: Pick<OperatorRole, 'permissions'>) =>
      permissions.every((key) => mine?.includes(key)),
  };
}
