import type { RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import { lazyPage } from '../../ui/lazy-page';

/** Below /platform-admin/auth: the pages of operators who are not signed in. */
export function sessionsRoutes(): RouteObject[] {
  return [
    lazyPage('login', () =>
      import(/* webpackChunkName: "sign-in-page" */ './sign-in-page').then((m) => m.SignInPage),
    ),
    lazyPage('signup', () =>
      import(/* webpackChunkName: "operator-sign-up-page" */ './sign-up-page').then((m) => m.SignUpPage),
    ),
    lazyPage('forgot-password', () =>
      import(/* webpackChunkName: "forgot-password-page" */ './forgot-password-page').then(
        (m) => m.ForgotPasswordPage,
      ),
    ),
    lazyPage('reset-password', () =>
      import(/* webpackChunkName: "reset-password-page" */ './reset-password-page').then(
        (m) => m.ResetPasswordPage,
      ),
    ),
    lazyPage('verify-request', () =>
      import(/* webpackChunkName: "verify-request-page" */ './verify-request-page').then(
        (m) => m.VerifyRequestPage,
      ),
    ),
    lazyPage('error', () =>
      import(/* webpackChunkName: "error-page" */ './error-page').then((m) => m.ErrorPage),
    ),
    lazyPage('logout', () =>
      import(/* webpackChunkName: "sign-out-page" */ './sign-out-page').then((m) => m.SignOutPage),
    ),
  ];
}

/** Below /auth of the platform's own host, where nobody shops: sign-in asks for the store first. */
export function platformAuthRoutes(): RouteObject[] {
  return [
    { path: '/auth/login', loader: ({ request }) => redirect(`/auth/signin${new URL(request.url).search}`) },
    lazyPage('/auth/error', () =>
      import(/* webpackChunkName: "error-page" */ './public-error-page').then((m) => m.PublicErrorPage),
    ),
    lazyPage('/auth/logout', () =>
      import(/* webpackChunkName: "sign-out-page" */ './sign-out-page').then((m) => m.SignOutPage),
    ),
  ];
}
