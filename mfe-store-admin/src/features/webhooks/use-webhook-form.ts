import type { Webhook, WebhookInput } from 'api';
import { useRecordForm } from 'mfe-shared/forms';
import { useMakeWebhook, webhooks } from './webhooks.queries';

export type WebhookValues = WebhookInput;

const empty: WebhookValues = { name: '', url: '', events: [], active: true };

/** The webhook's form; `stored` is null for a new one. */
export function useWebhookForm(stored: Webhook | null) {
  const make = useMakeWebhook();
  return useRecordForm(webhooks, {
    ...{ record: stored, empty, make, words: 'store-admin/webhooks' },
    toValues: ({ events }) => ({ events: events as WebhookValues['events'] }),
    codes: { PERMISSION_BEYOND: 'events' },
    createdPath: ({ id }) => `/admin/webhooks/${id}`,
  });
}
