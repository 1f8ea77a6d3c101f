import { Compass } from 'lucide-react';
import { Button, EmptyState } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

export function MissingPage() {
  const { t } = useTranslation('platform-admin/landing');
  return (
    <EmptyState
      icon={<Compass />}
      title={t('missing.title')}
      text={t('missing.text')}
      action={
        <Button variant="contained" to="/">
          {t('missing.home')}
        </Button>
      }
    />
  );
}
