import type { RemoteContext } from 'mfe-shared';
import { PageSkeleton, pageRoutes, RouteError } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { Navigate, redirect } from 'react-router-dom';
import { PublicLayout } from './layout/public-layout';
import { authPages, operatorPages, publicPages } from './pages';
import { loadPageWords } from './translations';

export { loadTranslations } from './translations';

/** The entry point of this remote: the platform's public pages and its operators' back office. */
export function createRoutes(ofShell: RemoteContext): RouteObject[] {
  const context = { ...ofShell, loadPageWords };
  return [
    ...pageRoutes(authPages, context),
    // The platform's host has no shoppers: signing in asks for the store first.
    { path: '/auth/login', loader: ({ request }) => redirect(`/auth/signin${new URL(request.url).search}`) },
    {
      path: '/platform-admin',
      lazy: async () => ({ Component: (await import(/* webpackChunkName: "frame" */ './frame')).Frame }),
      HydrateFallback: PageSkeleton,
      errorElement: <RouteError />,
      children: [
        { index: true, element: <Navigate to="/platform-admin/dashboard" replace /> },
        ...pageRoutes(operatorPages, context),
      ],
    },
    {
      path: '/',
      element: <PublicLayout />,
      errorElement: <RouteError />,
      children: pageRoutes(publicPages, context),
    },
  ];
}
