import { MailOpen } from 'lucide-react';
import { EmptyState } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** Says that the mail's link opens the store. */
export function WaitForMail({ email }: { email?: string }) {
  const { t } = useTranslation('platform-admin/sign-ups');
  return (
    <EmptyState
      level="h1"
      icon={<MailOpen size={40} />}
      title={t('waitTitle')}
      text={email ? t('waitText', { email }) : t('waitTextNameless')}
    />
  );
}
