import { useTranslation } from 'react-i18next';

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const written = /^(?<method>POST|PUT|PATCH|DELETE) \/api\/(?<what>.+)$/;

/**
 * `domains.verify` in words. An action without a text of its own is named by its route: `PUT /api/products/:id` is a
 * change of `products`.
 */
export function useActionText(): (action: string) => string {
  const { t } = useTranslation('platform-admin/audit-log');
  return (action) => {
    if (/^[a-z-]+\.[a-z-]+$/.test(action)) return t(`act.${action}`, action);
    const { method = '', what = '' } = written.exec(action)?.groups ?? {};
    if (!method) return action;
    const names = what.split('/').filter((part) => !part.startsWith(':'));
    return t(`written.${method as Method}`, { what: names.join(' / ') });
  };
}
