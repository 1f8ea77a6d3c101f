import type { PageEntry } from 'mfe-shared';
import { session } from 'mfe-shared';
import { orderKeyOf } from '../../ui/order-keys';
import { myOrderQuery } from '../../ui/shopper.queries';
import { readOrdersParams, recentCount } from './orders.filters';
import { myOrdersQuery } from './orders.queries';

const order: Omit<PageEntry, 'path'> = {
  login: 'customer',
  title: 'storefront/orders:detail',
  page: () =>
    import(/* webpackChunkName: "order-detail-page" */ './order-detail-page').then((m) => m.OrderDetailPage),
  load: ({ queryClient, tenantId }, { params }) =>
    queryClient.prefetchQuery(myOrderQuery(tenantId, params.id ?? '')),
};

export const ordersPages: PageEntry[] = [
  {
    path: '/user/dashboard',
    title: 'storefront/orders:dashboard',
    page: () =>
      import(/* webpackChunkName: "order-dashboard-page" */ './order-dashboard-page').then(
        (m) => m.OrderDashboardPage,
      ),
    load: ({ queryClient, tenantId }) =>
      queryClient.prefetchQuery(myOrdersQuery(tenantId, { limit: recentCount })),
  },
  {
    path: '/user/my-orders',
    title: 'storefront/orders:myOrders',
    page: () =>
      import(/* webpackChunkName: "order-list-page" */ './order-list-page').then((m) => m.OrderListPage),
    load: ({ queryClient, tenantId }, { request }) => {
      const params = readOrdersParams(new URL(request.url).searchParams);
      void queryClient.prefetchQuery(myOrdersQuery(tenantId, params));
    },
  },
  { path: '/user/my-orders/:id', ...order },
  // A placed order leads here, and the mails to who has no account; the page itself asks for an account or a key.
  {
    ...order,
    path: '/order/:id',
    login: undefined,
    load: ({ queryClient, tenantId }, { params }) => {
      const id = params.id ?? '';
      if (orderKeyOf(tenantId, id) || session.getState().isAuthenticated)
        void queryClient.prefetchQuery(myOrderQuery(tenantId, id));
    },
  },
];
