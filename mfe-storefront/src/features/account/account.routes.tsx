import type { RemoteContext } from 'mfe-shared';
import { session } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { afterPrefetch } from '../../ui/after-prefetch';
import { meQuery } from '../../ui/customer.queries';

export function accountRoutes({ queryClient, tenantId }: RemoteContext): RouteObject[] {
  return [
    {
      path: 'user/update-profile',
      loader: () =>
        afterPrefetch(
          ...(session.getState().isAuthenticated ? [queryClient.prefetchQuery(meQuery(tenantId))] : []),
        ),
      lazy: () =>
        import(/* webpackChunkName: "update-profile-page" */ './update-profile-page').then((m) => ({
          Component: m.UpdateProfilePage,
        })),
    },
  ];
}
