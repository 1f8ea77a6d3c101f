import type { PageEntry } from 'mfe-shared';
import { orderDrafts } from './order-drafts.queries';

export const orderDraftsPages: PageEntry[] = [
  {
    path: '/admin/orders/drafts',
    permission: orderDrafts.write,
    title: 'store-admin/layout:titles.orders',
    words: ['store-admin/order-drafts'],
    page: () =>
      import(/* webpackChunkName: "order-draft-list-page" */ './order-draft-list-page').then(
        (m) => m.OrderDraftListPage,
      ),
  },
];
