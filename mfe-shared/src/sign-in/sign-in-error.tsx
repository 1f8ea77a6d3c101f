import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { useWordOf } from '../i18n/use-word-of';
import { authPath, signInPath } from '../session/paths';
import type { LoginType } from '../session/session.types';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { reasonKey } from './reasons';
import { useReturnTarget } from './use-return-target';
import { useWords } from './words';

export type SignInErrorProps = { loginType: LoginType };

/** Explains the URL's `error` and offers the next step: sign in (again), or ask for a new link. */
export function SignInError({ loginType }: SignInErrorProps) {
  const { t } = useWords();
  const wordOf = useWordOf('sign-in');
  const [params] = useSearchParams();
  const key = reasonKey(params.get('error')) ?? 'unknown';
  const target = useReturnTarget(loginType, '');
  const query = target ? `?${new URLSearchParams({ returnUrl: target })}` : '';
  const next = key === 'verification' ? authPath(loginType, 'verify-request') : signInPath(loginType) + query;
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="error">{wordOf('reasons', `${loginType}.${key}`) ?? t(`reasons.${key}`)}</Alert>
      <Button variant="contained" fullWidth to={next} size={loginType === 'customer' ? 'large' : 'medium'}>
        {t(key === 'verification' ? 'newLink' : 'toSignIn')}
      </Button>
    </Stack>
  );
}
