import { MailX } from 'lucide-react';
import { Button, EmptyState, PageSkeleton, useErrorText } from 'mfe-shared';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { OpenedStore } from './opened-store';
import { confirmStore } from './sign-ups.queries';
import { WaitForMail } from './wait-for-mail';

type Outcome = { host: string } | { error: unknown } | null;

/** /auth/verify-request on the platform: the mail's link opens the store, once. */
export function ConfirmPage() {
  const { t } = useTranslation('platform-admin/sign-ups');
  const token = useSearchParams()[0].get('token');
  const errorText = useErrorText();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const sent = useRef('');
  useEffect(() => {
    if (!token || sent.current === token) return;
    sent.current = token;
    confirmStore(token).then(setOutcome, (error: unknown) => setOutcome({ error }));
  }, [token]);

  if (!token) return <WaitForMail />;
  if (!outcome) return <PageSkeleton />;
  if ('host' in outcome) return <OpenedStore host={outcome.host} />;
  return (
    <EmptyState
      level="h1"
      icon={<MailX size={40} />}
      title={t('notOpened')}
      text={errorText(outcome.error)}
      action={
        <Button variant="contained" to="/auth/signup">
          {t('again')}
        </Button>
      }
    />
  );
}
