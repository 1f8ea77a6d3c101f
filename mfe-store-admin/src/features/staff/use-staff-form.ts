import type { StaffMember, StaffUpdate } from 'api';
import { useFormCalls } from 'mfe-shared/backoffice';
import { useVersionedForm } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { staff } from './staff.queries';
import { useRoleOptions } from './use-role-options';

export type StaffValues = Omit<StaffUpdate, 'version'>;

const empty: StaffValues = { name: '', phone: '', roleId: '', joiningDate: '' };

/** The form of one person of the team. */
export function useStaffForm(member: StaffMember) {
  const { t } = useTranslation('store-admin/staff');
  const roles = useRoleOptions();
  return useVersionedForm({
    ...useFormCalls(staff),
    record: member,
    empty,
    toValues: ({ name, phone, role, joiningDate }: StaffMember): StaffValues => ({
      name,
      phone,
      roleId: role.id,
      joiningDate,
    }),
    toInput: (values: StaffValues) => values,
    codes: { PERMISSION_BEYOND: 'roleId', LAST_OWNER: 'roleId' },
    problem: (_, field) => t(`invalid.${field}`, { defaultValue: '' }) || undefined,
    fieldName: (field) => t(`fields.${field}`, { defaultValue: field }),
    showValue: (field, value) =>
      field === 'roleId' ? roles.find((role) => role.value === value)?.label : undefined,
  });
}
