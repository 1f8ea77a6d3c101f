import type { StoredMessage } from 'api';
import { StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

const tones = { unread: 'warning', read: 'info', done: 'success' } as const;

export function MessageStatus({ status }: Pick<StoredMessage, 'status'>) {
  const { t } = useTranslation('store-admin/messages');
  return <StatusChip status={status} tone={tones[status]} label={t(`status.${status}`)} />;
}
