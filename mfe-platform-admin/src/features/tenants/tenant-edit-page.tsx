import type { Tenant, TenantUpdate } from 'api';
import { Alert, Stack, TextField, useTenant } from 'mfe-shared';
import { FormSection, RecordPage } from 'mfe-shared/backoffice';
import { useFields, useFormContext, useRecordForm, VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { tenants } from './tenants.queries';

type Values = Omit<TenantUpdate, 'version'>;

const empty: Values = { name: '', slug: '', ownerEmail: '' };

/** /platform-admin/tenants/:id/edit */
export function TenantEditPage() {
  return <RecordPage resource={tenants}>{(tenant) => tenant && <TenantEdit tenant={tenant} />}</RecordPage>;
}

function TenantEdit({ tenant }: { tenant: Tenant }) {
  const versioned = useRecordForm(tenants, {
    ...{ record: tenant, empty, words: 'platform-admin/tenants' },
    codes: { SLUG_TAKEN: 'slug' },
  });
  return (
    <VersionedFormPage
      versioned={versioned}
      title={tenant.name}
      back={{ to: `/platform-admin/tenants/${tenant.id}`, label: tenant.name }}
    >
      <StoreSection tenant={tenant} />
    </VersionedFormPage>
  );
}

function StoreSection({ tenant: { slug: before, formerDomains } }: { tenant: Tenant }) {
  const { t } = useTranslation('platform-admin/tenants');
  const { domain } = useTenant();
  const field = useFields<Values>();
  const slug = useFormContext<Values>().watch('slug');
  const required = { required: t('missing') };
  return (
    <FormSection title={t('store')} help={t('storeHelp')}>
      <Stack spacing={2}>
        <TextField label={t('name')} required {...field('name', required)} />
        <TextField
          label={t('slug')}
          required
          help={t('slugHelp', { host: `${slug || '…'}.${domain}` })}
          {...field('slug', {
            ...required,
            pattern: { value: /^[a-z][a-z0-9-]{1,38}[a-z0-9]$/, message: t('invalid.slug') },
          })}
        />
        {slug === before ? null : (
          <Alert severity="warning">{t('moveText', { from: before, to: slug })}</Alert>
        )}
        {formerDomains.length > 0 ? (
          <Alert severity="info">{t('movedFrom', { domains: formerDomains.join(', ') })}</Alert>
        ) : null}
        <TextField
          label={t('ownerEmail')}
          help={t('ownerEmailHelp')}
          type="email"
          required
          {...field('ownerEmail', required)}
        />
      </Stack>
    </FormSection>
  );
}
