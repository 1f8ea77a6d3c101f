import type { RemoteContext } from 'mfe-shared';
import { PageSkeleton, session } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { ownProfileQuery } from './profile.queries';

/** Everybody's own account: no right is needed for it. */
export const profileRoutes = ({ queryClient, tenantId }: RemoteContext): RouteObject[] => [
  {
    path: 'edit-profile',
    HydrateFallback: PageSkeleton,
    loader: () => {
      if (session.getState().isAuthenticated) void queryClient.prefetchQuery(ownProfileQuery(tenantId));
      return null;
    },
    lazy: () =>
      import(/* webpackChunkName: "profile-page" */ './profile-page').then((m) => ({
        Component: m.ProfilePage,
      })),
  },
];
