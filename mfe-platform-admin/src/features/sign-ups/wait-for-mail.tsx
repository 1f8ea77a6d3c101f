import { MailOpen } from 'lucide-react';
import { Button, EmptyState, Stack } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type WaitForMailProps = {
  email?: string;
  /** Sends another mail. Left out, like the next one, where it is unknown who waits. */
  onAgain?: () => void;
  sending?: boolean;
  /** Back to the form, for an address that was mistyped. */
  onChange?: () => void;
};

/** Says that the mail's link opens the store. */
export function WaitForMail({ email, onAgain, sending = false, onChange }: WaitForMailProps) {
  const { t } = useTranslation('platform-admin/sign-ups');
  return (
    <EmptyState
      level="h1"
      icon={<MailOpen size={40} />}
      title={t('waitTitle')}
      text={email ? t('waitText', { email }) : t('waitTextNameless')}
      action={
        onAgain && onChange ? (
          <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
            <Button variant="outlined" color="neutral" loading={sending} onClick={onAgain}>
              {t('sendAgain')}
            </Button>
            <Button color="neutral" onClick={onChange}>
              {t('changeInput')}
            </Button>
          </Stack>
        ) : undefined
      }
    />
  );
}
