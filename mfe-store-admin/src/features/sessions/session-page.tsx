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

/** The purpose of each page of /admin/auth; staff sign up by the link of an invitation. */
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

/** A page for staff who are not signed in; the last segment of the path says which. */
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
