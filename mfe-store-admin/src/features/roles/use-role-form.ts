import type { Role, RoleInput } from 'api';
import { ApiError, notify, useErrorText } from 'mfe-shared';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Merge } from '../../ui/merge-changes';
import { mergeChanges } from '../../ui/merge-changes';
import { useReadNewestRole, useSaveRole } from './roles.queries';

export type RoleValues = { name: string; description: string; permissions: string[] };

const empty: RoleValues = { name: '', description: '', permissions: [] };
const fields = ['name', 'description', 'permissions'] as const;
const toValues = ({ name, description, permissions }: Role): RoleValues => ({
  name,
  description,
  permissions,
});

/** The form's state and its way to the server. What somebody else saved meanwhile is laid under what was typed here. */
export function useRoleForm(role: Role | null) {
  const { t } = useTranslation('store-admin/roles');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [base, setBase] = useState(role);
  const [merge, setMerge] = useState<Merge<RoleValues> | null>(null);
  const save = useSaveRole();
  const readNewest = useReadNewestRole();
  const form = useForm<RoleValues>({ defaultValues: role ? toValues(role) : empty });
  const { isDirty } = form.formState;

  const take = (newest: Role) => {
    setBase(newest);
    setMerge(null);
    form.reset(toValues(newest));
  };
  // A new role has its address once it is saved; not before the form is clean, or leaving would ask.
  const created = role === null && base !== null && !isDirty ? base.id : null;
  useEffect(() => {
    if (created) navigate(`/admin/staff/roles/${created}`, { replace: true });
  }, [created, navigate]);

  const layUnder = async (id: string, mine: RoleValues) => {
    const newest = await readNewest(id);
    if (!newest) return notify.error(new ApiError({ status: 404, code: 'NOT_FOUND', message: '' }));
    const theirs = toValues(newest);
    const merged = mergeChanges({ base: base ? toValues(base) : empty, mine, theirs });
    setBase(newest);
    setMerge(merged);
    form.reset(theirs);
    for (const field of fields) form.setValue(field, merged.values[field], { shouldDirty: true });
  };
  const showProblem = (error: ApiError) => {
    if (error.code === 'ROLE_TAKEN') {
      return form.setError('name', { message: errorText(error) }, { shouldFocus: true });
    }
    if (error.code === 'PERMISSION_BEYOND')
      return form.setError('permissions', { message: errorText(error) });
    const known = fields.filter((field) => error.details?.some((detail) => detail.field.startsWith(field)));
    if (known.length === 0) return notify.error(error);
    for (const field of known) form.setError(field, { message: t(`invalid.${field}`) });
  };
  const submit = form.handleSubmit(async (values) => {
    try {
      const input = { ...values, permissions: values.permissions as RoleInput['permissions'] };
      take(await save.mutateAsync({ id: base?.id, version: base?.version ?? 0, role: input }));
      notify.success(t('saved'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'VERSION_CONFLICT' && base) await layUnder(base.id, values).catch(notify.error);
      else showProblem(error);
    }
  });
  return { form, submit, merge, discard: () => (base ? take(base) : form.reset(empty)) };
}
