import type { ComponentType } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import type { AuthPage } from '../session/paths';
import type { LoginType } from '../session/session.types';
import { AcceptInvitation } from './accept-invitation';
import { ForgotPasswordForm } from './forgot-password-form';
import { ResetPasswordForm } from './reset-password-form';
import { SignInError } from './sign-in-error';
import { SignInForm } from './sign-in-form';
import { SignOut } from './sign-out';
import { useAuthPageWords } from './use-auth-page-words';
import { VerifyRequest } from './verify-request';

type Content = ComponentType<{ loginType: LoginType }>;

const contents: Record<AuthPage, Content> = {
  login: SignInForm,
  signup: AcceptInvitation,
  'forgot-password': ForgotPasswordForm,
  'reset-password': ResetPasswordForm,
  'verify-request': VerifyRequest,
  error: SignInError,
  logout: SignOut,
};

// The router finds the page, so that `/auth/Login` and `/auth/log%69n` are what they are for its own routes.
const routes = Object.keys(contents).map((page) => ({ id: page, path: `/:area?/auth/${page}` }));

export type AuthPageContent = { page: AuthPage; title: string; text: string; Content: Content };

/**
 * The sign-in page of the present path: its name, its heading and first sentence, and its content. `SignUp` is the
 * content of `/auth/signup`; without it that is an invitation to a store's staff.
 */
export function useAuthPage(loginType: LoginType, SignUp: Content = AcceptInvitation): AuthPageContent {
  const { pathname } = useLocation();
  const page = (matchRoutes(routes, pathname)?.[0]?.route.id ?? 'login') as AuthPage;
  return {
    ...useAuthPageWords(page, loginType),
    page,
    Content: page === 'signup' ? SignUp : contents[page],
  };
}
