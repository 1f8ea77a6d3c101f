import type { OperatorRole } from 'api';
import { useSession } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type Named = Pick<OperatorRole, 'name'>;

/** The one role that nobody can change. */
export const isAdministrator = ({ name }: Named): boolean => name === 'Administrator';

/** Roles as the reader sees them, and whether they may give them: nobody gives more than they have. */
export function useOperatorRoleWords() {
  const { t } = useTranslation('platform-admin/ui');
  const mine = useSession((state) => state.tenantContext?.permissions);
  return {
    /** The roles that every platform starts with are named in the reader's language. */
    name: ({ name }: Named) => t(`operatorRoles.${name}.name`, { defaultValue: name }),
    description: ({ name, description, isSystem, version }: OperatorRole) =>
      isSystem && version === 1
        ? t(`operatorRoles.${name}.description`, { defaultValue: description })
        : description,
    mayGive: ({ permissions }: Pick<OperatorRole, 'permissions'>) =>
      permissions.every((key) => mine?.includes(key)),
  };
}
