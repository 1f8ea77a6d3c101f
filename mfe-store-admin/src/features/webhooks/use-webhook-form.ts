import type { Webhook, WebhookInput } from 'api';
import { useFormCalls } from 'mfe-shared/backoffice';
import { useVersionedForm } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useMakeWebhook, webhooks } from './webhooks.queries';

export type WebhookValues = WebhookInput;

const empty: WebhookValues = { name: '', url: '', events: [], active: true };

const toValues = ({ name, url, events, active }: Webhook): WebhookValues => ({
  ...{ name, url, active },
  events: events as WebhookValues['events'],
});

/** The webhook's form; `stored` is null for a new one. */
export function useWebhookForm(stored: Webhook | null) {
  const { t } = useTranslation('store-admin/webhooks');
  const { save, readNewest } = useFormCalls(webhooks);
  const make = useMakeWebhook();
  return useVersionedForm({
    save: (input: WebhookInput, base: Webhook | null) => (base ? save(input, base) : make(input)),
    readNewest,
    record: stored,
    empty,
    toValues,
    toInput: (values: WebhookValues): WebhookInput => values,
    codes: { PERMISSION_BEYOND: 'events' },
    problem: (message, field) =>
      t(`invalid.${message === 'too_many' ? message : field.split('.')[0]}`, { defaultValue: '' }) ||
      undefined,
    fieldName: (field) => t(`fields.${field}`, { defaultValue: field }),
    showValue: (field, value) =>
      field === 'events' && Array.isArray(value) ? t('chosen', { count: value.length }) : undefined,
    createdPath: ({ id }) => `/admin/webhooks/${id}`,
  });
}
