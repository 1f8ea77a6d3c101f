import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { adminArea } from '../tenant/areas';
import { Button } from './button';
import { EmptyState } from './empty-state';

/** Shown for a URL without a page. */
export function NotFoundState({ home = '/' }: { home?: string }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  return (
    <EmptyState
      icon={<SearchX size={40} strokeWidth={1.5} />}
      level="h1"
      title={t('notFoundTitle')}
      text={t(adminArea(pathname) ? 'notFoundText' : 'notFoundShopText')}
      action={
        <Button variant="contained" to={home}>
          {t('toStart')}
        </Button>
      }
    />
  );
}
