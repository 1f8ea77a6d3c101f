import type { WebhookDeliveryRow } from 'api';
import { StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

const tones = { waiting: 'warning', delivered: 'success', failed: 'danger' } as const;

export function DeliveryState({ status }: Pick<WebhookDeliveryRow, 'status'>) {
  const { t } = useTranslation('store-admin/webhooks');
  return <StatusChip status={status} tone={tones[status]} label={t(`status.${status}`)} />;
}
