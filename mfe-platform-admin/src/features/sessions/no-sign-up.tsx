import { Alert, Button, Stack, signInPath } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** There is no sign-up for operators; the page links to the sign-up of stores. */
export function NoSignUp() {
  const { t } = useTranslation('platform-admin/sessions');
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="info">{t('noSignUp')}</Alert>
      <Button variant="contained" fullWidth to="/auth/signup">
        {t('openStore')}
      </Button>
      <Button color="neutral" fullWidth to={signInPath('platformAdmin')}>
        {t('signIn')}
      </Button>
    </Stack>
  );
}
