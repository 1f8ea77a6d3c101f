import type { CustomerRow } from 'api';
import { StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

const tones = { active: 'success', blocked: 'danger', erased: 'neutral' } as const;

export function CustomerStatus({ status }: Pick<CustomerRow, 'status'>) {
  const { t } = useTranslation('store-admin/customers');
  return <StatusChip status={status} tone={tones[status]} label={t(`status.${status}`)} />;
}
