import { useWordOf } from '../i18n/use-word-of';
import { useAuditWords } from './words';

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const written = /^(?<method>POST|PUT|PATCH|DELETE) \/api\/(?:admin\/bulk\/)?(?<what>.+)$/;

/**
 * `domains.verify` in words. An action without a text of its own is named by its route: `PUT /api/products/:id` is a
 * change of products.
 */
export function useActionText(): (action: string) => string {
  const { t } = useAuditWords();
  const wordOf = useWordOf('audit-log');
  return (action) => {
    if (/^[a-z-]+\.[a-z-]+$/.test(action)) return wordOf('act', action) ?? action;
    const { method = '', what = '' } = written.exec(action)?.groups ?? {};
    if (!method) return action;
    const [subject = '', ...rest] = what.split(/[/.]/).filter((part) => !part.startsWith(':'));
    const names = [
      wordOf('subjects', subject) ?? subject,
      ...rest.map((part) => wordOf('parts', part) ?? part),
    ];
    return t(`written.${method as Method}`, { what: names.join(' / ') });
  };
}
