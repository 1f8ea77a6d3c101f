import { useQuery } from '@tanstack/react-query';
import type { SelectOption } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { rolesQuery } from '../../ui/roles-query';
import { useGrants } from '../../ui/use-grants';
import { useRoleWords } from '../../ui/use-role-words';
import { useTenantId } from '../../ui/use-tenant-id';

/** The roles to choose from; those with more permissions than the reader's are disabled. */
export function useRoleOptions(): SelectOption[] {
  const { t } = useTranslation('store-admin/staff');
  const grants = useGrants();
  const { name, sorted } = useRoleWords();
  const { data = [] } = useQuery(rolesQuery(useTenantId()));
  return sorted(data).map((role) => {
    const disabled = !grants.role(role);
    return { value: role.id, label: disabled ? t('beyond', { role: name(role) }) : name(role), disabled };
  });
}
