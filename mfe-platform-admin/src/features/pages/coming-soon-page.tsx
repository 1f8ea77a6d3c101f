import { Hammer } from 'lucide-react';
import { Button, EmptyState } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

export function ComingSoonPage() {
  const { t } = useTranslation('platform-admin/pages');
  return (
    <EmptyState
      icon={<Hammer />}
      title={t('title')}
      text={t('text')}
      action={
        <Button variant="outlined" color="neutral" to="/platform-admin/dashboard">
          {t('back')}
        </Button>
      }
    />
  );
}
