import type { PageEntry } from 'mfe-shared';

/** Public pages of /admin: no frame, no session. */
export const sessionsPages: PageEntry[] = [
  {
    path: '/admin/auth/login',
    page: () => import(/* webpackChunkName: "sign-in-page" */ './sign-in-page').then((m) => m.SignInPage),
  },
  {
    path: '/admin/auth/signup',
    page: () => import(/* webpackChunkName: "sign-up-page" */ './sign-up-page').then((m) => m.SignUpPage),
  },
  {
    path: '/admin/auth/forgot-password',
    page: () =>
      import(/* webpackChunkName: "forgot-password-page" */ './forgot-password-page').then(
        (m) => m.ForgotPasswordPage,
      ),
  },
  {
    path: '/admin/auth/reset-password',
    page: () =>
      import(/* webpackChunkName: "reset-password-page" */ './reset-password-page').then(
        (m) => m.ResetPasswordPage,
      ),
  },
  {
    path: '/admin/auth/verify-request',
    page: () =>
      import(/* webpackChunkName: "verify-request-page" */ './verify-request-page').then(
        (m) => m.VerifyRequestPage,
      ),
  },
  {
    path: '/admin/auth/error',
    page: () => import(/* webpackChunkName: "error-page" */ './error-page').then((m) => m.ErrorPage),
  },
  {
    path: '/admin/auth/logout',
    page: () => import(/* webpackChunkName: "sign-out-page" */ './sign-out-page').then((m) => m.SignOutPage),
  },
];
