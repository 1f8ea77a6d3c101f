import type { RemoteContext } from 'mfe-shared';
import { session } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { meQuery } from './checkout.queries';

export function checkoutRoutes({ queryClient, tenantId }: RemoteContext): RouteObject[] {
  return [
    {
      path: 'checkout',
      loader: () => {
        if (session.getState().isAuthenticated) void queryClient.prefetchQuery(meQuery(tenantId));
        return null;
      },
      lazy: () =>
        import(/* webpackChunkName: "checkout-page" */ './checkout-page').then((m) => ({
          Component: m.CheckoutPage,
        })),
    },
  ];
}
