import { PageSkeleton, RouteError } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';

/** Public paths of /admin: no frame, no session. */
export const sessionsRoutes = (): RouteObject[] => [
  {
    path: '/admin/auth/login',
    errorElement: <RouteError />,
    HydrateFallback: PageSkeleton,
    lazy: () =>
      import(/* webpackChunkName: "sign-in-page" */ './sign-in-page').then((m) => ({
        Component: m.SignInPage,
      })),
  },
];
