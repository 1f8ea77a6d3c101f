import type { WebhookDeliveryRow } from 'api';
import { useWordOf } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** The words for events, and for how deliveries ended. */
export function useWebhookWords() {
  const { t } = useTranslation('store-admin/webhooks');
  const wordOf = useWordOf('store-admin/webhooks');
  return {
    eventName: (type: string) => wordOf('events', type) ?? type,
    /** The reply's code, or why there was none. */
    answerOf: ({ problem, replyStatus }: Pick<WebhookDeliveryRow, 'problem' | 'replyStatus'>) => {
      if (replyStatus !== null) return String(replyStatus);
      return problem && problem !== 'status' ? t(`problem.${problem}`) : '–';
    },
  };
}
