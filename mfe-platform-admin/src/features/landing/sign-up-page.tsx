import { Store } from 'lucide-react';
import { Button, EmptyState } from 'mfe-shared';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Stores are opened by operators for now; the page says so instead of asking for data that leads nowhere. */
export function SignUpPage() {
  const { t } = useTranslation('platform-admin/landing');
  useEffect(() => {
    document.title = t('signUp.title');
  }, [t]);
  return (
    <EmptyState
      icon={<Store />}
      title={t('signUp.title')}
      text={t('signUp.text')}
      action={
        <Button
          variant="contained"
          to="/platform-admin/auth/login?returnUrl=%2Fplatform-admin%2Ftenants%2Fadd"
        >
          {t('signUp.operator')}
        </Button>
      }
    />
  );
}
