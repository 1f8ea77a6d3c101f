import type { Role } from 'api';
import { useWordOf } from 'mfe-shared';
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
  const { i18n } = useTranslation('store-admin/ui');
  const wordOf = useWordOf('store-admin/ui');
  const wordFor = (name: string) => wordOf('roles', `${name}.name`);
  const isBuiltIn = ({ name, isSystem, version }: Role) =>
    isSystem && version === 1 && wordFor(name) !== undefined;
  const nameOf = ({ name }: Pick<Role, 'name'>) => wordFor(name) ?? name;
  return {
    name: nameOf,
    description: (role) =>
      isBuiltIn(role) ? (wordOf('roles', `${role.name}.description`) ?? role.description) : role.description,
    isBuiltIn,
    sorted: (roles) =>
      roles.toSorted(
        (one, other) =>
          Number(isOwnerRole(other)) - Number(isOwnerRole(one)) ||
          nameOf(one).localeCompare(nameOf(other), i18n.language),
      ),
  };
}
