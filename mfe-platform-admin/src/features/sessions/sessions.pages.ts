import type { PageEntry } from 'mfe-shared';

const signOut = () =>
  import(/* webpackChunkName: "sign-out-page" */ './sign-out-page').then((m) => m.SignOutPage);

/** Below /platform-admin/auth: the pages of operators who are not signed in. */
export const sessionsPages: PageEntry[] = [
  {
    path: '/platform-admin/auth/login',
    page: () => import(/* webpackChunkName: "sign-in-page" */ './sign-in-page').then((m) => m.SignInPage),
  },
  {
    path: '/platform-admin/auth/signup',
    page: () =>
      import(/* webpackChunkName: "operator-sign-up-page" */ './sign-up-page').then((m) => m.SignUpPage),
  },
  {
    path: '/platform-admin/auth/forgot-password',
    page: () =>
      import(/* webpackChunkName: "forgot-password-page" */ './forgot-password-page').then(
        (m) => m.ForgotPasswordPage,
      ),
  },
  {
    path: '/platform-admin/auth/reset-password',
    page: () =>
      import(/* webpackChunkName: "reset-password-page" */ './reset-password-page').then(
        (m) => m.ResetPasswordPage,
      ),
  },
  {
    path: '/platform-admin/auth/verify-request',
    page: () =>
      import(/* webpackChunkName: "verify-request-page" */ './verify-request-page').then(
        (m) => m.VerifyRequestPage,
      ),
  },
  {
    path: '/platform-admin/auth/error',
    page: () => import(/* webpackChunkName: "error-page" */ './error-page').then((m) => m.ErrorPage),
  },
  { path: '/platform-admin/auth/logout', page: signOut },
];

/** Below /auth of the platform's own host, where nobody shops. */
export const platformAuthPages: PageEntry[] = [
  {
    path: '/auth/error',
    host: 'platform',
    page: () =>
      import(/* webpackChunkName: "error-page" */ './public-error-page').then((m) => m.PublicErrorPage),
  },
  { path: '/auth/logout', host: 'platform', page: signOut },
];
