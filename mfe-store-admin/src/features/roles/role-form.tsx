import { useSuspenseQuery } from '@tanstack/react-query';
import type { Role, RoleInput } from 'api';
import { Alert, Link, TextField, Typography, useMayWrite } from 'mfe-shared';
import { FormSection, RecordPage } from 'mfe-shared/backoffice';
import { useController, useNamedFields, useRecordForm, VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { PermissionMatrix } from '../../ui/permission-matrix';
import { isOwnerRole, useGrants } from '../../ui/use-grants';
import { useRoleWords } from '../../ui/use-role-words';
import { useTenantId } from '../../ui/use-tenant-id';
import { DeleteRole } from './delete-role';
import { permissionsQuery, roles } from './roles.queries';

type RoleValues = { name: string; description: string; permissions: string[] };

const empty: RoleValues = { name: '', description: '', permissions: [] };

/** Why a role is read-only, if it is. */
function useLock(role: Role | null): 'owner' | 'readOnly' | 'beyond' | null {
  const mayWrite = useMayWrite();
  const grants = useGrants();
  if (role && isOwnerRole(role)) return 'owner';
  if (!mayWrite) return 'readOnly';
  return role && !grants.role(role) ? 'beyond' : null;
}

/** /admin/staff/roles/add and /admin/staff/roles/:id */
export function RoleFormPage() {
  return <RecordPage resource={roles}>{(role) => <RoleForm edited={role} />}</RecordPage>;
}

/** A role: its name, and all permissions with a tick for its own. `edited` is null for a new one. */
function RoleForm({ edited }: { edited: Role | null }) {
  const { t } = useTranslation('store-admin/roles');
  const lock = useLock(edited);
  const words = useRoleWords();
  const versioned = useRecordForm(roles, {
    ...{ record: edited, empty, words: 'store-admin/roles' },
    toInput: (values) => ({ ...values, permissions: values.permissions as RoleInput['permissions'] }),
    codes: { ROLE_TAKEN: 'name', PERMISSION_BEYOND: 'permissions' },
    createdPath: ({ id }) => `/admin/staff/roles/${id}`,
  });
  return (
    <VersionedFormPage
      versioned={versioned}
      title={edited ? words.name(edited) : t('addTitle')}
      back={{ to: '/admin/staff/roles', label: t('title') }}
      readOnly={lock ? t(`lock.${lock}`) : null}
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
      <AboutSection edited={edited} />
      <PermissionsSection locked={lock !== null} />
    </VersionedFormPage>
  );
}

function AboutSection({ edited }: { edited: Role | null }) {
  const { t } = useTranslation('store-admin/roles');
  const words = useRoleWords();
  const field = useNamedFields<RoleValues>();
  return (
    <FormSection title={t('about')}>
      <TextField
        help={edited && words.isBuiltIn(edited) ? t('builtInHelp', { name: words.name(edited) }) : undefined}
        required
        autoComplete="off"
        {...field('name', { required: t('required') })}
      />
      <TextField required={false} autoComplete="off" {...field('description')} />
    </FormSection>
  );
}

function PermissionsSection({ locked }: { locked: boolean }) {
  const { t } = useTranslation('store-admin/roles');
  const grants = useGrants();
  const { data: catalogue } = useSuspenseQuery(permissionsQuery(useTenantId()));
  const { field, fieldState } = useController<RoleValues, 'permissions'>({ name: 'permissions' });
  return (
    <FormSection
      title={t('fields.permissions')}
      help={t('permissionsHelp')}
      actions={
        <Typography className="tabular" variant="body2" sx={{ color: 'text.secondary', flex: 'none' }}>
          {t('chosen', { count: field.value.length })}
        </Typography>
      }
    >
      {fieldState.error ? <Alert severity="error">{fieldState.error.message}</Alert> : null}
      <PermissionMatrix
        catalogue={catalogue}
        value={field.value}
        onChange={field.onChange}
        mayGrant={grants.permission}
        disabled={locked}
      />
    </FormSection>
  );
}
