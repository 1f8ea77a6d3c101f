import type { RemoteContext } from 'mfe-shared';
import { session } from 'mfe-shared';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { afterPrefetch } from '../../ui/after-prefetch';
import { myOrderQuery } from '../../ui/order.queries';
import { readOrdersParams, recentCount } from './orders.filters';
import { myOrdersQuery } from './orders.queries';

export function ordersRoutes({ queryClient, tenantId }: RemoteContext): RouteObject[] {
  /** Nothing is asked for a visitor who is about to be sent to the sign-in. */
  const ahead = (start: () => Promise<unknown>) =>
    afterPrefetch(...(session.getState().isAuthenticated ? [start()] : []));
  const orderLoader = ({ params }: LoaderFunctionArgs) =>
    ahead(() => queryClient.prefetchQuery(myOrderQuery(tenantId, params.id ?? '')));
  const orderPage = () =>
    import(/* webpackChunkName: "order-detail-page" */ './order-detail-page').then((m) => ({
      Component: m.OrderDetailPage,
    }));
  return [
    {
      path: 'user/dashboard',
      loader: () => ahead(() => queryClient.prefetchQuery(myOrdersQuery(tenantId, { limit: recentCount }))),
      lazy: () =>
        import(/* webpackChunkName: "order-dashboard-page" */ './order-dashboard-page').then((m) => ({
          Component: m.OrderDashboardPage,
        })),
    },
    {
      path: 'user/my-orders',
      loader: ({ request }) => {
        const params = readOrdersParams(new URL(request.url).searchParams);
        return ahead(() => queryClient.prefetchQuery(myOrdersQuery(tenantId, params)));
      },
      lazy: () =>
        import(/* webpackChunkName: "order-list-page" */ './order-list-page').then((m) => ({
          Component: m.OrderListPage,
        })),
    },
    { path: 'user/my-orders/:id', loader: orderLoader, lazy: orderPage },
    // Where a placed order ends; the same page with a word of thanks.
    { path: 'order/:id', loader: orderLoader, lazy: orderPage },
  ];
}
