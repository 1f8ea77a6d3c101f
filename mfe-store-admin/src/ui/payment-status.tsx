import type { OrderRow } from 'api';
import { StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

const tones = {
  pending: 'warning',
  awaiting: 'warning',
  authorized: 'info',
  paid: 'success',
  voided: 'neutral',
  partially_refunded: 'warning',
  refunded: 'neutral',
} as const;

/** Whether the order is paid. */
export function PaymentStatus({ status }: { status: OrderRow['paymentStatus'] }) {
  const { t } = useTranslation('store-admin/ui');
  return <StatusChip status={status} tone={tones[status]} label={t(`paymentStatus.${status}`)} />;
}
