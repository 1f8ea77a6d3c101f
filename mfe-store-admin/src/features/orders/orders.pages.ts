import type { PageEntry } from 'mfe-shared';
import { orderQuery } from '../../ui/order-query';

const label = 'store-admin/layout:items.orders';

export const ordersPages: PageEntry[] = [
  {
    path: '/admin/orders',
    permission: 'read_orders',
    title: 'store-admin/layout:titles.orders',
    navigation: [
      { area: 'admin', group: 'people', icon: 'orders', order: 20, label, also: ['/admin/order'] },
      { area: 'store-admin', icon: 'orders', order: 30, label },
    ],
    page: () =>
      import(/* webpackChunkName: "order-list-page" */ './order-list-page').then((m) => m.OrderListPage),
  },
  {
    path: '/admin/order/:id',
    permission: 'read_orders',
    title: 'store-admin/layout:titles.order',
    page: () =>
      import(/* webpackChunkName: "order-detail-page" */ './order-detail-page').then(
        (m) => m.OrderDetailPage,
      ),
    load: ({ queryClient, tenantId }, { params }) =>
      void queryClient.prefetchQuery(orderQuery(tenantId, params.id ?? '')),
  },
];
