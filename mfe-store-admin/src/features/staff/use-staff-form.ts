import type { StaffMember, StaffUpdate } from 'api';
import { useRecordForm } from 'mfe-shared/forms';
import { staff } from './staff.queries';
import { useRoleOptions } from './use-role-options';

export type StaffValues = Omit<StaffUpdate, 'version'>;

const empty: StaffValues = { name: '', phone: '', roleId: '', joiningDate: '' };

/** The form of one person of the team. */
export function useStaffForm(member: StaffMember) {
  const roles = useRoleOptions();
  return useRecordForm(staff, {
    ...{ record: member, empty, words: 'store-admin/staff' },
    toValues: ({ role }) => ({ roleId: role.id }),
    codes: { PERMISSION_BEYOND: 'roleId', LAST_OWNER: 'roleId' },
    showValue: (field, value) =>
      field === 'roleId' ? roles.find((role) => role.value === value)?.label : undefined,
  });
}
