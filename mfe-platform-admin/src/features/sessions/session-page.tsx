import { Link } from 'mfe-shared';
import { AuthFrame } from 'mfe-shared/backoffice';
import {
  ForgotPasswordForm,
  ResetPasswordForm,
  SignInError,
  SignInForm,
  SignOut,
  useAuthPageWords,
  VerifyRequest,
} from 'mfe-shared/sign-in';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Brand } from '../../layout/brand';
import { NoSignUp } from './no-sign-up';

const contents = {
  login: SignInForm,
  signup: NoSignUp,
  'forgot-password': ForgotPasswordForm,
  'reset-password': ResetPasswordForm,
  'verify-request': VerifyRequest,
  error: SignInError,
  logout: SignOut,
} satisfies Record<string, typeof SignInError>;

export type SessionPageName = keyof typeof contents;

/** A page for visitors of the platform's host who are not signed in; the last segment of the path says which. */
export function SessionPage() {
  const { t } = useTranslation('platform-admin/sessions');
  const { pathname } = useLocation();
  const page = pathname.split('/').filter(Boolean).at(-1) as SessionPageName;
  const words = useAuthPageWords(page, 'platformAdmin');
  const Content: typeof SignInError = contents[page];
  // The public error page links to a store's own sign-in.
  const loginType = pathname.startsWith('/auth/error') ? 'customer' : 'platformAdmin';
  return (
    <AuthFrame
      {...words}
      brand={
        <Link to="/" underline={false} sx={{ color: 'text.primary' }}>
          <Brand />
        </Link>
      }
      wayOut={{ label: t('toStores'), to: '/auth/signin' }}
    >
      <Content loginType={loginType} />
    </AuthFrame>
  );
}
