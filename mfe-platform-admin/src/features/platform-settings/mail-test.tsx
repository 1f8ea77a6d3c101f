import { Alert, Button, Link, Stack, useErrorText } from 'mfe-shared';
import { useFormContext } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useTestMail } from './platform-settings.queries';
import type { SettingValues } from './setting-values';

/** Sends a mail with what is saved to the operator who asks. */
export function MailTest() {
  const { t } = useTranslation('platform-admin/platform-settings');
  const errorText = useErrorText();
  const { isDirty } = useFormContext<SettingValues>().formState;
  const test = useTestMail();
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        color="neutral"
        disabled={isDirty}
        loading={test.isPending}
        onClick={() => test.mutate()}
      >
        {t('sendTest')}
      </Button>
      {isDirty ? <span>{t('saveFirst')}</span> : null}
      {test.isError ? <Alert severity="error">{errorText(test.error)}</Alert> : null}
      {test.data ? (
        <Alert severity={test.data.isSent ? 'success' : 'info'} role="status">
          {t(test.data.isSent ? 'testSent' : 'testKept', { recipient: test.data.recipient })}{' '}
          <Link to="/platform-admin/mails">{t('openMails')}</Link>
        </Alert>
      ) : null}
    </Stack>
  );
}
