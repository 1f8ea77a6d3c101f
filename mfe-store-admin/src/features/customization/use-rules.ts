import { useTranslation } from 'react-i18next';
import type { LeafField } from './sections';

const isLink = (link: string) => /^$|^\/(?![/\\])|^https:\/\/|^mailto:|^tel:/.test(link);

/** The server's rules for a field, checked while it is typed. */
export function useRules({ kind, max = Number.POSITIVE_INFINITY }: LeafField): {
  validate: (value: unknown) => true | string;
} {
  const { t } = useTranslation('store-admin/customization');
  return {
    validate: (value) => {
      if (kind === 'link' && !isLink(String(value ?? ''))) return t('problems.link');
      // A field that the server does not know yet.
      if (value === undefined) return true;
      if (kind === 'weekdays') return (value as unknown[]).length > 0 || t('problems.weekdays');
      if (kind !== 'number' && kind !== 'amount') return true;
      const isRight = typeof value === 'number' && value >= 0 && value <= max;
      return isRight || t(kind === 'number' ? 'problems.number' : 'problems.amount', { max });
    },
  };
}
