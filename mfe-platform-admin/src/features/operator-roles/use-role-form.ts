import type { OperatorRole, OperatorRoleInput } from 'api';
import { useFormCalls } from 'mfe-shared/backoffice';
import { useVersionedForm } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { operatorRoles } from './operator-roles.queries';

export type RoleValues = { name: string; description: string; permissions: string[] };

const empty: RoleValues = { name: '', description: '', permissions: [] };

/** The role's form; `role` is null for a new one. */
export function useRoleForm(role: OperatorRole | null) {
  const { t } = useTranslation('platform-admin/operator-roles');
  return useVersionedForm({
    ...useFormCalls(operatorRoles),
    record: role,
    empty,
    toValues: ({ name, description, permissions }: OperatorRole): RoleValues => ({
      ...{ name, description, permissions },
    }),
    toInput: (values) => ({ ...values, permissions: values.permissions as OperatorRoleInput['permissions'] }),
    codes: { ROLE_TAKEN: 'name', PERMISSION_BEYOND: 'permissions' },
    problem: (_, field) => t(`problems.${field}`, { defaultValue: '' }) || undefined,
    fieldName: (field) => t(`fields.${field}`, { defaultValue: field }),
    showValue: (field, value) =>
      field === 'permissions' && Array.isArray(value) ? t('chosen', { count: value.length }) : undefined,
    createdPath: ({ id }) => `/platform-admin/users/roles/${id}`,
  });
}
