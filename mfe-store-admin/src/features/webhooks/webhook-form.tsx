import type { Webhook } from 'api';
import { Link, Switch, TextField, Typography, useMayWrite } from 'mfe-shared';
import { FormSection, RecordPage } from 'mfe-shared/backoffice';
import { useFormContext, useNamedFields, VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { ShownOnce } from '../../ui/shown-once';
import { EventsSection } from './events-section';
import { SendTest } from './send-test';
import type { WebhookValues } from './use-webhook-form';
import { useWebhookForm } from './use-webhook-form';
import { WebhookFacts } from './webhook-facts';
import { webhooks } from './webhooks.queries';

/** /admin/webhooks/add and /admin/webhooks/:id */
export function WebhookFormPage() {
  return <RecordPage resource={webhooks}>{(stored) => <WebhookForm stored={stored} />}</RecordPage>;
}

/** Where events go, and which. `stored` is null for a new one. */
function WebhookForm({ stored }: { stored: Webhook | null }) {
  const { t } = useTranslation('store-admin/webhooks');
  const mayWrite = useMayWrite();
  return (
    <VersionedFormPage
      versioned={useWebhookForm(stored)}
      title={stored?.name ?? t('addTitle')}
      back={{ to: '/admin/webhooks', label: t('title') }}
      readOnly={mayWrite ? null : t('readOnly')}
      actions={stored && mayWrite ? <SendTest id={stored.id} /> : null}
      aside={stored ? <WebhookFacts stored={stored} mayWrite={mayWrite} /> : <UseSection />}
    >
      {stored ? (
        <ShownOnce id={stored.id} title={t('once.title')} help={t('once.help')} label={t('secret')} />
      ) : null}
      <AddressSection />
      <EventsSection locked={!mayWrite} />
    </VersionedFormPage>
  );
}

function AddressSection() {
  const { t } = useTranslation('store-admin/webhooks');
  const field = useNamedFields<WebhookValues>();
  const { register } = useFormContext<WebhookValues>();
  return (
    <FormSection title={t('receiver')}>
      <TextField
        help={t('help.name')}
        required
        autoComplete="off"
        maxLength={80}
        {...field('name', { required: t('required') })}
      />
      <TextField
        help={t('help.url')}
        type="url"
        required
        autoComplete="off"
        maxLength={500}
        {...field('url', { required: t('required') })}
      />
      <Switch label={t('fields.active')} help={t('help.active')} {...register('active')} />
    </FormSection>
  );
}

function UseSection() {
  const { t } = useTranslation('store-admin/webhooks');
  return (
    <FormSection title={t('use.title')}>
      <Typography variant="body2">{t('use.text')}</Typography>
      <Link href="/api/docs" target="_blank" rel="noreferrer">
        {t('use.docs')}
      </Link>
    </FormSection>
  );
}
