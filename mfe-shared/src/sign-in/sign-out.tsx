import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { signInPath } from '../session/paths';
import { safeReturnPath } from '../session/safe-return-path';
import { session } from '../session/session';
import type { LoginType } from '../session/session.types';
import { useSession } from '../session/use-session';
import { Spinner } from '../ui/spinner';
import { useWords } from './words';

export type SignOutProps = { loginType: LoginType };

/** Signs out at once and goes on: to `returnUrl` of the address, else to the sign-in page. */
export function SignOut({ loginType }: SignOutProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isLoading = useSession((state) => state.isLoading);
  const to = safeReturnPath(params.get('returnUrl'), signInPath(loginType));
  useEffect(() => {
    if (isLoading) return;
    if (session.getState().isAuthenticated) void session.signOut({ to });
    else void navigate(to, { replace: true });
  }, [isLoading, navigate, to]);
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 120 }}>
      <Spinner label={t('signingOut')} />
    </Box>
  );
}
