import type { Role, RoleInput } from 'api';
import { useFormCalls } from 'mfe-shared/backoffice';
import { useVersionedForm } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { roles } from './roles.queries';

export type RoleValues = { name: string; description: string; permissions: string[] };

const empty: RoleValues = { name: '', description: '', permissions: [] };

/** The role's form; `role` is null for a new one. */
export function useRoleForm(role: Role | null) {
  const { t } = useTranslation('store-admin/roles');
  return useVersionedForm({
    ...useFormCalls(roles),
    record: role,
    empty,
    toValues: ({ name, description, permissions }: Role): RoleValues => ({ name, description, permissions }),
    toInput: (values) => ({ ...values, permissions: values.permissions as RoleInput['permissions'] }),
    codes: { ROLE_TAKEN: 'name', PERMISSION_BEYOND: 'permissions' },
    problem: (_, field) => t(`invalid.${field}`, { defaultValue: '' }) || undefined,
    fieldName: (field) => t(`fields.${field}`, { defaultValue: field }),
    showValue: (field, value) =>
      field === 'permissions' && Array.isArray(value) ? t('chosen', { count: value.length }) : undefined,
    createdPath: ({ id }) => `/admin/staff/roles/${id}`,
  });
}
