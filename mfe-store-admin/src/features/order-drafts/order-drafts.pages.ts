import type { PageEntry } from 'mfe-shared';

export const orderDraftsPages: PageEntry[] = [
  {
    path: '/admin/orders/drafts',
    permission: 'write_orders',
    title: 'store-admin/layout:titles.orders',
    words: ['store-admin/order-drafts'],
    page: () =>
      import(/* webpackChunkName: "order-draft-list-page" */ './order-draft-list-page').then(
        (m) => m.OrderDraftListPage,
      ),
  },
];
