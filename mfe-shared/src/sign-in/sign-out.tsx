import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { signInPath } from '../session/paths';
import { safeReturnPath } from '../session/safe-return-path';
import { session } from '../session/session';
import type { LoginType } from '../session/session.types';
import { useSession } from '../session/use-session';
import { Alert } from '../ui/alert';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import { Spinner } from '../ui/spinner';
import { useWords } from './words';

export type SignOutProps = { loginType: LoginType };

/**
 * Signs out and continues to the URL's `returnUrl`, else to the sign-in page. At once for visitors from this origin;
 * a link on another origin only asks, or it could sign people out against their will.
 */
export function SignOut({ loginType }: SignOutProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const isFromHere = useLocation().key !== 'default' || hasOwnReferrer();
  const [isWanted, setWanted] = useState(isFromHere);
  const [params] = useSearchParams();
  const isLoading = useSession((state) => state.isLoading);
  const email = useSession((state) => state.user?.email);
  const target = params.get('returnUrl');
  useEffect(() => {
    const state = session.getState();
    if (isLoading || (state.isAuthenticated && !isWanted)) return;
    const to = safeReturnPath(target, signInPath(state.isAuthenticated ? state.loginType : loginType));
    if (state.isAuthenticated) void session.signOut({ to });
    else void navigate(to, { replace: true });
  }, [isLoading, isWanted, loginType, navigate, target]);
  if (!isLoading && email && !isWanted) {
    return (
      <Stack sx={{ gap: 2 }}>
        <Alert severity="info">{t('signedInAs', { email })}</Alert>
        <Button variant="contained" fullWidth onClick={() => setWanted(true)}>
          {t('signOut')}
        </Button>
      </Stack>
    );
  }
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 120 }}>
      <Spinner label={t('signingOut')} />
    </Box>
  );
}

function hasOwnReferrer(): boolean {
  return document.referrer.startsWith(`${location.origin}/`);
}
