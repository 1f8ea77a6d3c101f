import type { PageEntry } from 'mfe-shared';
import { orderQuery } from '../../ui/order-query';

const words = ['store-admin/staff-orders'] as const;

export const staffOrdersPages: PageEntry[] = [
  {
    path: '/admin/orders/new',
    command: 'store-admin/layout:commands.add.orders',
    permission: 'write_orders',
    title: 'store-admin/layout:titles.orders',
    words,
    page: () =>
      import(/* webpackChunkName: "order-new-page" */ './order-new-page').then((m) => m.OrderNewPage),
  },
  {
    path: '/admin/order/:id/edit',
    permission: 'write_orders',
    title: 'store-admin/layout:titles.order',
    words,
    page: () =>
      import(/* webpackChunkName: "order-edit-page" */ './order-edit-page').then((m) => m.OrderEditPage),
    load: ({ queryClient, tenantId }, { params }) =>
      queryClient.prefetchQuery(orderQuery(tenantId, params.id ?? '')),
  },
];
