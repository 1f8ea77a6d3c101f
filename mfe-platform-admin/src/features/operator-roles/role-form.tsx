import { useSuspenseQuery } from '@tanstack/react-query';
import type { OperatorRole, OperatorRoleInput } from 'api';
import { Alert, TextField, Typography, useMayWrite, useWordOf } from 'mfe-shared';
import { FormSection, RecordPage } from 'mfe-shared/backoffice';
import { useController, useNamedFields, useRecordForm, VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { isAdministrator, useOperatorRoleWords } from '../../ui/use-operator-roles';
import { DeleteRole } from './delete-role';
import { operatorPermissionsOptions, operatorRoles } from './operator-roles.queries';
import { PermissionChecks } from './permission-checks';

type RoleValues = { name: string; description: string; permissions: string[] };

const empty: RoleValues = { name: '', description: '', permissions: [] };

/** /platform-admin/users/roles/add and /platform-admin/users/roles/:id */
export function RoleFormPage() {
  return <RecordPage resource={operatorRoles}>{(role) => <RoleForm role={role} />}</RecordPage>;
}

/** Why a role is read-only, if it is. */
function useLock(role: OperatorRole | null): 'administrator' | 'readOnly' | 'beyond' | null {
  const mayWrite = useMayWrite();
  const { mayGive } = useOperatorRoleWords();
  if (role && isAdministrator(role)) return 'administrator';
  if (!mayWrite) return 'readOnly';
  return role && !mayGive(role) ? 'beyond' : null;
}

/** `role` is null for a new one. */
function RoleForm({ role }: { role: OperatorRole | null }) {
  const { t } = useTranslation('platform-admin/operator-roles');
  const wordOf = useWordOf('platform-admin/operator-roles');
  const words = useOperatorRoleWords();
  const lock = useLock(role);
  const versioned = useRecordForm(operatorRoles, {
    ...{ record: role, empty, words: 'platform-admin/operator-roles' },
    toInput: (values) => ({ ...values, permissions: values.permissions as OperatorRoleInput['permissions'] }),
    codes: { ROLE_TAKEN: 'name', PERMISSION_BEYOND: 'permissions' },
    problem: (_, field) => wordOf('problems', field),
    createdPath: ({ id }) => `/platform-admin/users/roles/${id}`,
  });
  return (
    <VersionedFormPage
      versioned={versioned}
      title={role ? words.name(role) : t('add')}
      back={{ to: '/platform-admin/users/roles', label: t('title') }}
      readOnly={lock ? t(`lock.${lock}`) : null}
      actions={role && !lock ? <DeleteRole role={role} /> : null}
      aside={
        <FormSection title={t('members')}>
          <Typography variant="body2">{t('membersCount', { count: role?.members ?? 0 })}</Typography>
        </FormSection>
      }
    >
      <AboutSection />
      <PermissionsSection locked={lock !== null} />
    </VersionedFormPage>
  );
}

function AboutSection() {
  const { t } = useTranslation('platform-admin/operator-roles');
  const field = useNamedFields<RoleValues>();
  return (
    <FormSection title={t('about')}>
      <TextField required autoComplete="off" {...field('name', { required: t('problems.name') })} />
      <TextField autoComplete="off" {...field('description')} />
    </FormSection>
  );
}

function PermissionsSection({ locked }: { locked: boolean }) {
  const { t } = useTranslation('platform-admin/operator-roles');
  const { data: catalogue } = useSuspenseQuery(operatorPermissionsOptions());
  const { field, fieldState } = useController<RoleValues, 'permissions'>({ name: 'permissions' });
  return (
    <FormSection title={t('fields.permissions')} help={t('permissionsHelp')}>
      {fieldState.error ? <Alert severity="error">{fieldState.error.message}</Alert> : null}
      <PermissionChecks
        catalogue={catalogue}
        value={field.value}
        onChange={field.onChange}
        disabled={locked}
      />
    </FormSection>
  );
}
