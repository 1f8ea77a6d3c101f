import type { StaffMember, StaffUpdate } from 'api';
import { ApiError, notify } from 'mfe-shared';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Merge } from '../../ui/merge-changes';
import { mergeChanges } from '../../ui/merge-changes';
import { useReadNewestMember, useUpdateStaff } from './staff.queries';
import { useStaffProblems } from './use-staff-problems';

export type StaffValues = Omit<StaffUpdate, 'version'>;

const toValues = ({ name, phone, role, joiningDate }: StaffMember): StaffValues => ({
  name,
  phone,
  roleId: role.id,
  joiningDate,
});

/** The form's state and its way to the server. What somebody else saved meanwhile is laid under what was typed here. */
export function useStaffForm(member: StaffMember) {
  const { t } = useTranslation('store-admin/staff');
  const [base, setBase] = useState(member);
  const [merge, setMerge] = useState<Merge<StaffValues> | null>(null);
  const update = useUpdateStaff();
  const readNewest = useReadNewestMember();
  const form = useForm<StaffValues>({ defaultValues: toValues(member) });
  const { isDirty } = form.formState;
  const showProblem = useStaffProblems(form.setError);

  const take = (newest: StaffMember) => {
    setBase(newest);
    setMerge(null);
    form.reset(toValues(newest));
  };
  const outdated = member.version > base.version && !isDirty;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a newer version has arrived and nothing is typed.
  useEffect(() => {
    if (outdated) take(member);
  }, [outdated]);

  const layUnder = async (mine: StaffValues) => {
    const newest = await readNewest(base.id);
    const theirs = toValues(newest);
    const merged = mergeChanges({ base: toValues(base), mine, theirs });
    setBase(newest);
    setMerge(merged);
    form.reset(theirs);
    for (const [field, value] of Object.entries(merged.values)) {
      form.setValue(field as keyof StaffValues, value, { shouldDirty: true });
    }
  };
  const submit = form.handleSubmit(async (values) => {
    try {
      take(await update.mutateAsync({ id: base.id, version: base.version, ...values }));
      notify.success(t('saved'));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'VERSION_CONFLICT')) return showProblem(error);
      await layUnder(values).catch(notify.error);
    }
  });
  return { form, submit, merge, discard: () => take(base) };
}
