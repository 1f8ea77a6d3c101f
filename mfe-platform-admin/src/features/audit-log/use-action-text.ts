import { useTranslation } from 'react-i18next';

/** `domains.verify` in words; what has none, such as `PUT /api/products/:id`, as it is. */
export function useActionText(): (action: string) => string {
  const { t } = useTranslation('platform-admin/audit-log');
  return (action) => (/^[a-z-]+\.[a-z-]+$/.test(action) ? t(`act.${action}`, action) : action);
}
