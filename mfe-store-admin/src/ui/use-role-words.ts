import type { Role } from 'api';
import { useTranslation } from 'react-i18next';
import { isOwnerRole } from './use-grants';

type RoleWords = {
  name: (role: Pick<Role, 'name'>) => string;
  description: (role: Role) => string;
  /** A predefined role, with its original name. */
  isBuiltIn: (role: Role) => boolean;
  /** The owner's first, the others by name. */
  sorted: (roles: readonly Role[]) => Role[];
};

/** Predefined roles are named in the reader's language; a store's own names stay as they are. */
export function useRoleWords(): RoleWords {
  const { t, i18n } = useTranslation('store-admin/ui');
  const key = (name: string) => `roles.${name}.name`;
  const isBuiltIn = ({ name, isSystem, version }: Role) =>
    isSystem && version === 1 && i18n.exists(key(name), { ns: 'store-admin/ui' });
  const nameOf = ({ name }: Pick<Role, 'name'>) => t(key(name), { defaultValue: name });
  return {
    name: nameOf,
    description: (role) =>
      isBuiltIn(role)
        ? t(`roles.${role.name}.description`, { defaultValue: role.description })
        : role.description,
    isBuiltIn,
    sorted: (roles) =>
      roles.toSorted(
        (one, other) =>
          Number(isOwnerRole(other)) - Number(isOwnerRole(one)) ||
          nameOf(one).localeCompare(nameOf(other), i18n.language),
      ),
  };
}
