import Stack from '@mui/material/Stack';
import { authPath } from '../session/paths';
import type { LoginType } from '../session/session.types';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { BackToSignIn } from './back-to-sign-in';
import { useWords } from './words';

/** Says that a mail's link is invalid and leads to a new one. */
export function LinkExpired({ loginType }: { loginType: LoginType }) {
  const { t } = useWords();
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="error">{t('errors:LINK_EXPIRED')}</Alert>
      <Button
        variant="contained"
        fullWidth
        to={authPath(loginType, 'forgot-password')}
        size={loginType === 'customer' ? 'large' : 'medium'}
      >
        {t('newLink')}
      </Button>
      <BackToSignIn loginType={loginType} />
    </Stack>
  );
}
