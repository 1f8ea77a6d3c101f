import type { Role } from 'api';
import { useTranslation } from 'react-i18next';

type RoleWords = {
  name: (role: Pick<Role, 'name'>) => string;
  description: (role: Role) => string;
  /** One of those that every store begins with, as it was then. */
  isBuiltIn: (role: Role) => boolean;
};

/** Roles that every store begins with are called by the reader's language; what a store wrote itself stays as it is. */
export function useRoleWords(): RoleWords {
  const { t, i18n } = useTranslation('store-admin/ui');
  const key = (name: string) => `roles.${name}.name`;
  const isBuiltIn = ({ name, isSystem, version }: Role) =>
    isSystem && version === 1 && i18n.exists(key(name), { ns: 'store-admin/ui' });
  return {
    name: ({ name }) => t(key(name), { defaultValue: name }),
    description: (role) => (isBuiltIn(role) ? t(`roles.${role.name}.description`) : role.description),
    isBuiltIn,
  };
}
