import { useSuspenseQuery } from '@tanstack/react-query';
import type { Role } from 'api';
import { Alert, Link, TextField, Typography, usePermission } from 'mfe-shared';
import { FormSection, RecordPage } from 'mfe-shared/backoffice';
import { useController, useFields, VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { PermissionMatrix } from '../../ui/permission-matrix';
import { isOwnerRole, useGrants } from '../../ui/use-grants';
import { useRoleWords } from '../../ui/use-role-words';
import { useTenantId } from '../../ui/use-tenant-id';
import { DeleteRole } from './delete-role';
import { permissionsQuery, roles } from './roles.queries';
import type { RoleValues } from './use-role-form';
import { useRoleForm } from './use-role-form';

/** Why a role is read-only, if it is. */
function useLock(role: Role | null): 'owner' | 'readOnly' | 'beyond' | null {
  const mayWrite = usePermission('write_staff');
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
  return (
    <VersionedFormPage
      versioned={useRoleForm(edited)}
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
  const field = useFields<RoleValues>();
  return (
    <FormSection title={t('about')}>
      <TextField
        label={t('fields.name')}
        help={edited && words.isBuiltIn(edited) ? t('builtInHelp', { name: words.name(edited) }) : undefined}
        required
        autoComplete="off"
        {...field('name', { required: t('required') })}
      />
      <TextField
        label={t('fields.description')}
        required={false}
        autoComplete="off"
        {...field('description')}
      />
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
