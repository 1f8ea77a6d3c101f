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

/** Signs out at once and goes on: to `returnUrl` of the address, else to where this person signs in. */
export function SignOut({ loginType }: SignOutProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isLoading = useSession((state) => state.isLoading);
  const target = params.get('returnUrl');
  useEffect(() => {
    if (isLoading) return;
    const state = session.getState();
    const to = safeReturnPath(target, signInPath(state.isAuthenticated ? state.loginType : loginType));
    if (state.isAuthenticated) void session.signOut({ to });
    else void navigate(to, { replace: true });
  }, [isLoading, loginType, navigate, target]);
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 120 }}>
      <Spinner label={t('signingOut')} />
    </Box>
  );
}
