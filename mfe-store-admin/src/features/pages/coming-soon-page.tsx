import { Hourglass } from 'lucide-react';
import { Button, EmptyState } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** A page that is named but not open yet. It promises no date, and leads on. */
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
