import type { PageEntry } from 'mfe-shared';
import { loadList } from 'mfe-shared/backoffice';
import { orderList, orderQuery, orders } from '../../ui/order-query';

const words = ['store-admin/orders'] as const;
const label = 'store-admin/orders:title';

export const ordersPages: PageEntry[] = [
  {
    path: '/admin/orders',
    permission: 'read_orders',
    write: 'write_orders',
    title: 'store-admin/layout:titles.orders',
    navigation: [
      { area: 'admin', group: 'people', icon: 'orders', order: 20, label, also: ['/admin/order'] },
      { area: 'store-admin', icon: 'orders', order: 30, label },
    ],
    words,
    page: () =>
      import(/* webpackChunkName: "order-list-page" */ './order-list-page').then((m) => m.OrderListPage),
    load: loadList(orders, orderList),
  },
  {
    path: '/admin/order/:id',
    permission: 'read_orders',
    write: 'write_orders',
    title: 'store-admin/layout:titles.order',
    words,
    page: () =>
      import(/* webpackChunkName: "order-detail-page" */ './order-detail-page').then(
        (m) => m.OrderDetailPage,
      ),
    load: ({ queryClient, tenantId }, { params }) =>
      queryClient.prefetchQuery(orderQuery(tenantId, params.id ?? '')),
  },
];
