import { useSearchParams } from 'react-router-dom';
import { signInPath } from '../session/paths';
import type { LoginType } from '../session/session.types';
import { Box } from '../ui/box';
import { Link } from '../ui/link';
import { useWords } from './words';

/** A link to the sign-in page that preserves the page the visitor wanted. */
export function BackToSignIn({ loginType }: { loginType: LoginType }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const target = params.get('returnUrl') ?? params.get('redirect') ?? params.get('callbackUrl');
  const query = target ? `?${new URLSearchParams({ returnUrl: target })}` : '';
  return (
    <Box sx={{ textAlign: 'center', fontSize: '0.875rem' }}>
      <Link to={signInPath(loginType) + query}>{t('backToSignIn')}</Link>
    </Box>
  );
}
