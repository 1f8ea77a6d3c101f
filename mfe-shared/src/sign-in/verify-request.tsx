import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useErrorText } from '../notify/use-error-text';
import { signInPath } from '../session/paths';
import type { LoginType } from '../session/session.types';
import { Alert } from '../ui/alert';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import { Spinner } from '../ui/spinner';
import { accountCalls } from './account-calls';
import { BackToSignIn } from './back-to-sign-in';
import { ResendForm } from './resend-form';
import { useWords } from './words';

export type VerifyRequestProps = { loginType: LoginType };

/** With `token` in the URL: confirms the address. Without: asks to look for the mail and offers another one. */
export function VerifyRequest({ loginType }: VerifyRequestProps) {
  const { t } = useWords();
  const errorText = useErrorText();
  const token = useSearchParams()[0].get('token');
  const large = loginType === 'customer';
  // A link works once, so it is sent once, however often the page is rendered.
  const check = useQuery({
    queryKey: ['sign-in', 'verify-email', token],
    queryFn: () => accountCalls.verifyEmail(token ?? ''),
    enabled: Boolean(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (check.isSuccess) {
    return (
      <Stack sx={{ gap: 2 }}>
        <Alert severity="success" role="status">
          {t('verified')}
        </Alert>
        <Button variant="contained" fullWidth to={signInPath(loginType)} size={large ? 'large' : 'medium'}>
          {t('signIn')}
        </Button>
      </Stack>
    );
  }
  if (token && check.isPending) {
    return (
      <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 120 }}>
        <Spinner label={t('verifying')} />
      </Box>
    );
  }
  return (
    <Stack sx={{ gap: 2 }}>
      {check.isError ? (
        <Alert severity="error">{errorText(check.error)}</Alert>
      ) : (
        <Alert severity="info">{t('lookIntoMail')}</Alert>
      )}
      <ResendForm large={large} />
      <BackToSignIn loginType={loginType} />
    </Stack>
  );
}
