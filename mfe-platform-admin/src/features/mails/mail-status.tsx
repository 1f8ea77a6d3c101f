import type { MailRow } from 'api';
import { StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

const tones = { queued: 'info', kept: 'warning', sent: 'success', failed: 'danger' } as const;

export function MailStatus({ status }: Pick<MailRow, 'status'>) {
  const { t } = useTranslation('platform-admin/mails');
  return <StatusChip status={status} tone={tones[status]} label={t(`status.${status}`)} />;
}
