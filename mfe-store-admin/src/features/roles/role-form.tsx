import type { Role } from 'api';
import { Alert, Link, TextField, Typography, usePermission } from 'mfe-shared';
import { FormPage, FormSection } from 'mfe-shared/backoffice';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictNotice } from '../../ui/conflict-notice';
import { ReadOnly } from '../../ui/read-only';
import { isOwnerRole, useGrants } from '../../ui/use-grants';
import { useRoleWords } from '../../ui/use-role-words';
import { DeleteRole } from './delete-role';
import { PermissionMatrix } from './permission-matrix';
import { useRoleForm } from './use-role-form';

/** Why a role can only be looked at, if so. */
function useLock(role: Role | null): 'owner' | 'readOnly' | 'beyond' | null {
  const mayWrite = usePermission('write_staff');
  const grants = useGrants();
  if (role && isOwnerRole(role)) return 'owner';
  if (!mayWrite) return 'readOnly';
  return role && !grants.role(role) ? 'beyond' : null;
}

/** A role: its name, and every right there is with a tick where the role has it. `edited` is null for a new one. */
export function RoleForm({ edited }: { edited: Role | null }) {
  const { t } = useTranslation('store-admin/roles');
  const lock = useLock(edited);
  const grants = useGrants();
  const words = useRoleWords();
  const { form, submit, merge, discard } = useRoleForm(edited);
  const { register, control, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const permissions = useController({ control, name: 'permissions' }).field;
  const fieldName = (field: string) => t(`fields.${field}`, { defaultValue: field });
  return (
    <FormPage
      title={edited ? words.name(edited) : t('addTitle')}
      back={{ to: '/admin/staff/roles', label: t('title') }}
      onSubmit={submit}
      dirty={isDirty}
      saving={isSubmitting}
      errorCount={Object.keys(errors).length}
      onDiscard={discard}
      actions={edited && !lock ? <DeleteRole role={edited} /> : null}
      aside={
        <FormSection title={t('members')}>
          <Typography variant="body2">
            {edited?.members ? (
              <Link to={`/admin/staff?roleId=${edited.id}`}>
                {t('membersCount', { count: edited.members })}
              </Link>
            ) : (
              t(edited ? 'nobody' : 'nobodyYet')
            )}
          </Typography>
        </FormSection>
      }
    >
      {lock ? <Alert severity="info">{t(`lock.${lock}`)}</Alert> : null}
      {merge ? <ConflictNotice taken={merge.taken.map(fieldName)} both={merge.both.map(fieldName)} /> : null}
      <ReadOnly active={lock !== null}>
        <FormSection title={t('about')}>
          <TextField
            label={t('fields.name')}
            help={
              edited && words.isBuiltIn(edited) ? t('builtInHelp', { name: words.name(edited) }) : undefined
            }
            required
            autoComplete="off"
            error={errors.name?.message}
            {...register('name', { required: t('required') })}
          />
          <TextField
            label={t('fields.description')}
            required={false}
            autoComplete="off"
            error={errors.description?.message}
            {...register('description')}
          />
        </FormSection>
      </ReadOnly>
      <FormSection
        title={t('fields.permissions')}
        help={t('permissionsHelp')}
        actions={
          <Typography className="tabular" variant="body2" sx={{ color: 'text.secondary', flex: 'none' }}>
            {t('chosen', { count: permissions.value.length })}
          </Typography>
        }
      >
        {errors.permissions ? <Alert severity="error">{errors.permissions.message}</Alert> : null}
        <PermissionMatrix
          value={permissions.value}
          onChange={permissions.onChange}
          mayGrant={grants.permission}
          disabled={lock !== null}
        />
      </FormSection>
    </FormPage>
  );
}
