import type { RemoteContext } from 'mfe-shared';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { guarded } from '../../ui/guarded';
import { startQueries } from '../../ui/start-queries';
import { orderQuery } from './orders.queries';

export const ordersRoutes = ({ queryClient, tenantId }: RemoteContext): RouteObject[] => [
  guarded('read_orders', [
    {
      path: 'orders',
      lazy: () =>
        import(/* webpackChunkName: "order-list-page" */ './order-list-page').then((m) => ({
          Component: m.OrderListPage,
        })),
    },
    {
      path: 'order/:id',
      loader: startQueries('read_orders', ({ params }: LoaderFunctionArgs) => {
        void queryClient.prefetchQuery(orderQuery(tenantId, params.id ?? ''));
      }),
      lazy: () =>
        import(/* webpackChunkName: "order-detail-page" */ './order-detail-page').then((m) => ({
          Component: m.OrderDetailPage,
        })),
    },
  ]),
];
