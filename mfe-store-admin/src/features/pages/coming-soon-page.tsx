import { Hourglass } from 'lucide-react';
import { Button, EmptyState } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** A page that is announced and not built yet. It links to the dashboard. */
export function ComingSoonPage() {
  const { t } = useTranslation('store-admin/pages');
  return (
    <EmptyState
      icon={<Hourglass size={40} />}
      level="h1"
      title={t('comingSoon.title')}
      text={t('comingSoon.text')}
      action={
        <Button variant="contained" to="/admin/dashboard">
          {t('toDashboard')}
        </Button>
      }
    />
  );
}
