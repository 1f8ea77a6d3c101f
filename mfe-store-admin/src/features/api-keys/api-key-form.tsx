import { useSuspenseQuery } from '@tanstack/react-query';
import type { ApiKey } from 'api';
import { Alert, Link, TextField, Typography, useMayWrite } from 'mfe-shared';
import { FormSection, RecordPage } from 'mfe-shared/backoffice';
import { useController, useNamedFields, VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { PermissionMatrix } from '../../ui/permission-matrix';
import { ShownOnce } from '../../ui/shown-once';
import { useGrants } from '../../ui/use-grants';
import { useTenantId } from '../../ui/use-tenant-id';
import { apiKeys, keyPermissionsQuery } from './api-keys.queries';
import { KeyFacts } from './key-facts';
import { RevokeKey } from './revoke-key';
import type { ApiKeyValues } from './use-api-key-form';
import { useApiKeyForm } from './use-api-key-form';

/** /admin/api-keys/add and /admin/api-keys/:id */
export function ApiKeyFormPage() {
  return <RecordPage resource={apiKeys}>{(stored) => <ApiKeyForm stored={stored} />}</RecordPage>;
}

/** A program's name, its end and what it may do. `stored` is null for a new one. */
function ApiKeyForm({ stored }: { stored: ApiKey | null }) {
  const { t } = useTranslation('store-admin/api-keys');
  const mayWrite = useMayWrite();
  const isRevoked = stored?.state === 'revoked';
  const lock = isRevoked ? t('lock.revoked') : t('lock.readOnly');
  const isLocked = isRevoked || !mayWrite;
  return (
    <VersionedFormPage
      versioned={useApiKeyForm(stored)}
      title={stored?.name ?? t('addTitle')}
      back={{ to: '/admin/api-keys', label: t('title') }}
      readOnly={isLocked ? lock : null}
      actions={stored && !isLocked ? <RevokeKey stored={stored} /> : null}
      aside={stored ? <KeyFacts stored={stored} /> : <UseSection />}
    >
      {stored ? (
        <ShownOnce id={stored.id} title={t('once.title')} help={t('once.help')} label={t('key')} />
      ) : null}
      <AboutSection />
      <PermissionsSection locked={isLocked} />
    </VersionedFormPage>
  );
}

function AboutSection() {
  const { t } = useTranslation('store-admin/api-keys');
  const field = useNamedFields<ApiKeyValues>();
  return (
    <FormSection title={t('about')}>
      <TextField
        help={t('help.name')}
        required
        autoComplete="off"
        maxLength={80}
        {...field('name', { required: t('required') })}
      />
      <TextField help={t('help.expiresAt')} type="datetime-local" required={false} {...field('expiresAt')} />
    </FormSection>
  );
}

function PermissionsSection({ locked }: { locked: boolean }) {
  const { t } = useTranslation('store-admin/api-keys');
  const grants = useGrants();
  const { data: catalogue } = useSuspenseQuery(keyPermissionsQuery(useTenantId()));
  const { field, fieldState } = useController<ApiKeyValues, 'permissions'>({
    name: 'permissions',
    rules: { validate: (chosen) => chosen.length > 0 || t('invalid.permissions') },
  });
  return (
    <FormSection title={t('fields.permissions')} help={t('help.permissions')}>
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

function UseSection() {
  const { t } = useTranslation('store-admin/api-keys');
  return (
    <FormSection title={t('use.title')}>
      <Typography variant="body2">{t('use.text')}</Typography>
      <Link href="/api/docs" target="_blank" rel="noreferrer">
        {t('use.docs')}
      </Link>
    </FormSection>
  );
}
