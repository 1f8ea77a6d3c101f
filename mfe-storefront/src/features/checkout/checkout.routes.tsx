import type { RemoteContext } from 'mfe-shared';
import { session } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { meQuery } from '../../ui/customer.queries';
import { sendAhead } from '../../ui/send-ahead';

export function checkoutRoutes({ queryClient, tenantId }: RemoteContext): RouteObject[] {
  return [
    {
      path: 'checkout',
      loader: () =>
        sendAhead(
          ...(session.getState().isAuthenticated ? [queryClient.prefetchQuery(meQuery(tenantId))] : []),
        ),
      lazy: () =>
        import(/* webpackChunkName: "checkout-page" */ './checkout-page').then((m) => ({
          Component: m.CheckoutPage,
        })),
    },
  ];
}
