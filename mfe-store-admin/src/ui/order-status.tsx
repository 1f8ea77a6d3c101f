import type { OrderStatus as Status } from 'api';
import { StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

const tones: Record<Status, Tone> = {
  pending: 'warning',
  confirmed: 'info',
  picking: 'info',
  packed: 'info',
  pickup_ready: 'info',
  out_for_delivery: 'info',
  delivery_failed: 'danger',
  delivered: 'success',
  partially_returned: 'warning',
  returned: 'neutral',
  cancelled: 'neutral',
};

/** Every state in the usual order: views, tables and steps use it. */
export const orderStatuses = Object.keys(tones) as Status[];

/** An order's state as a dot and a word. */
export function OrderStatus({ status }: { status: Status }) {
  const { t } = useTranslation('store-admin/ui');
  return <StatusChip status={status} tone={tones[status]} label={t(`orderStatus.${status}`)} />;
}
