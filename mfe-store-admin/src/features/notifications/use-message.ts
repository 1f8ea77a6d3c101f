import type { Notification } from 'api';
import { useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** The message of a notification in the reader's language, where it is the server's; else as it was written. */
export function useMessage(): (notification: Pick<Notification, 'kind' | 'message' | 'goods'>) => string {
  const { t } = useTranslation('store-admin/notifications');
  const text = useText();
  return ({ kind, message, goods }) => {
    if (kind === 'webhook_stopped') return t('webhookStoppedText', { name: message });
    if (kind === 'plan_limit') return t('planLimitText', { orders: message });
    if (kind === 'message') return t('wrote', { name: message });
    if (kind === 'review') return t('reviewed', { product: message });
    if (!goods) return message;
    const label = text(goods.label);
    const name = label ? `${text(goods.title)} (${label})` : text(goods.title);
    return t('left', { name, count: goods.left });
  };
}
