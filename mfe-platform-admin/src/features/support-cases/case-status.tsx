import type { SupportCase } from 'api';
import { StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

const tones = {
  open: 'warning',
  waiting_for_store: 'neutral',
  waiting_for_platform: 'warning',
  solved: 'success',
  closed: 'neutral',
} as const;

export function CaseStatus({ status }: Pick<SupportCase, 'status'>) {
  const { t } = useTranslation('platform-admin/support-cases');
  return <StatusChip status={status} tone={tones[status]} label={t(`status.${status}`)} />;
}
