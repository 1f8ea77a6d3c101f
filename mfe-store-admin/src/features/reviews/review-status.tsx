import type { Review } from 'api';
import { StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

const tones = { pending: 'warning', approved: 'success', rejected: 'danger' } as const;

export function ReviewStatus({ status }: Pick<Review, 'status'>) {
  const { t } = useTranslation('store-admin/reviews');
  return <StatusChip status={status} tone={tones[status]} label={t(`status.${status}`)} />;
}
