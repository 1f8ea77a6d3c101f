import type { RemoteContext } from 'mfe-shared';
import { session } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { afterPrefetch } from '../../ui/after-prefetch';
import { meQuery } from '../../ui/customer.queries';

export function checkoutRoutes({ queryClient, tenantId }: RemoteContext): RouteObject[] {
  return [
    {
      path: 'checkout',
      loader: () =>
        afterPrefetch(
          ...(session.getState().isAuthenticated ? [queryClient.prefetchQuery(meQuery(tenantId))] : []),
        ),
      lazy: () =>
        import(/* webpackChunkName: "checkout-page" */ './checkout-page').then((m) => ({
          Component: m.CheckoutPage,
        })),
    },
  ];
}
