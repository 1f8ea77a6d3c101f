import { useTenant } from 'mfe-shared';
import { AuthFrame, StoreBrand } from 'mfe-shared/backoffice';
import {
  AcceptInvitation,
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

/** What each page of /admin/auth is for; staff sign up with the link of an invitation. */
const contents = {
  login: SignInForm,
  signup: AcceptInvitation,
  'forgot-password': ForgotPasswordForm,
  'reset-password': ResetPasswordForm,
  'verify-request': VerifyRequest,
  error: SignInError,
  logout: SignOut,
} satisfies Record<string, typeof SignInError>;

export type SessionPageName = keyof typeof contents;

/** A page of staff who are not signed in; the last part of the path says which. */
export function SessionPage() {
  const { t } = useTranslation('store-admin/sessions');
  const { name } = useTenant();
  const page = useLocation().pathname.split('/').filter(Boolean).at(-1) as SessionPageName;
  const words = useAuthPageWords(page, 'tenantAdmin');
  const Content: typeof SignInError = contents[page];
  return (
    <AuthFrame
      {...words}
      siteName={name}
      brand={<StoreBrand to="/admin/auth/login" />}
      wayOut={{ label: t('toStore', { name }), href: '/' }}
    >
      <Content loginType="tenantAdmin" />
    </AuthFrame>
  );
}
