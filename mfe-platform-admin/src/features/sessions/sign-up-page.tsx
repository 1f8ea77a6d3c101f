import { Alert, Button, Stack, signInPath } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from './auth-frame';

/** /platform-admin/auth/signup: nobody makes an operator of themselves; whoever wants a store is shown the way. */
export function SignUpPage() {
  const { t } = useTranslation('platform-admin/sessions');
  return (
    <AuthFrame page="signup">
      <Stack sx={{ gap: 2 }}>
        <Alert severity="info">{t('noSignUp')}</Alert>
        <Button variant="contained" fullWidth to="/auth/signup">
          {t('openStore')}
        </Button>
        <Button color="neutral" fullWidth to={signInPath('platformAdmin')}>
          {t('signIn')}
        </Button>
      </Stack>
    </AuthFrame>
  );
}
