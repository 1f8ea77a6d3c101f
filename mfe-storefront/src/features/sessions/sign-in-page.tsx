import { Box, Link } from 'mfe-shared';
import { SignInForm } from 'mfe-shared/sign-in';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ForVisitors } from './for-visitors';
import { OtherWays } from './other-ways';
import { ProviderReturn } from './provider-return';
import { SessionFrame } from './session-frame';
import { useLinkWithPassword } from './use-link-with-password';

/** /auth/login: a shopper signs in or returns from a provider, and continues to the page they wanted. */
export function SignInPage() {
  const { t } = useTranslation('storefront/sessions');
  const { search } = useLocation();
  const [params] = useSearchParams();
  const provider = params.get('oauth');
  const link = useLinkWithPassword();
  return (
    <ForVisitors>
      <SessionFrame page="login">
        {provider && !params.has('error') ? (
          <ProviderReturn provider={provider} />
        ) : (
          <>
            <SignInForm loginType="customer" {...(link ? { signIn: link } : {})} />
            <Box sx={{ mt: 3, textAlign: 'center', color: 'text.secondary' }}>
              {t('newHere')} <Link to={`/auth/signup${search}`}>{t('signUp')}</Link>
            </Box>
            <OtherWays />
          </>
        )}
      </SessionFrame>
    </ForVisitors>
  );
}
