import { PageSkeleton, RouteError } from 'mfe-shared';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** Public paths of /admin: no frame, no session. */
export const sessionsRoutes = (): RouteObject[] => [
  page('login', () =>
    import(/* webpackChunkName: "sign-in-page" */ './sign-in-page').then((m) => m.SignInPage),
  ),
  page('signup', () =>
    import(/* webpackChunkName: "sign-up-page" */ './sign-up-page').then((m) => m.SignUpPage),
  ),
  page('forgot-password', () =>
    import(/* webpackChunkName: "forgot-password-page" */ './forgot-password-page').then(
      (m) => m.ForgotPasswordPage,
    ),
  ),
  page('reset-password', () =>
    import(/* webpackChunkName: "reset-password-page" */ './reset-password-page').then(
      (m) => m.ResetPasswordPage,
    ),
  ),
  page('verify-request', () =>
    import(/* webpackChunkName: "verify-request-page" */ './verify-request-page').then(
      (m) => m.VerifyRequestPage,
    ),
  ),
  page('error', () => import(/* webpackChunkName: "error-page" */ './error-page').then((m) => m.ErrorPage)),
  page('logout', () =>
    import(/* webpackChunkName: "sign-out-page" */ './sign-out-page').then((m) => m.SignOutPage),
  ),
];

function page(name: string, load: () => Promise<ComponentType>): RouteObject {
  return {
    path: `/admin/auth/${name}`,
    errorElement: <RouteError />,
    HydrateFallback: PageSkeleton,
    lazy: async () => ({ Component: await load() }),
  };
}
