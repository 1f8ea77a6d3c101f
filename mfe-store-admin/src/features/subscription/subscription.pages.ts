import type { PageEntry } from 'mfe-shared';

export const subscriptionPages: PageEntry[] = [
  {
    path: '/admin/subscription',
    permission: 'read_subscription',
    write: 'write_subscription',
    title: 'store-admin/subscription:title',
    navigation: { area: 'admin', group: 'people', icon: 'payment', order: 50 },
    words: ['store-admin/subscription'],
    page: () =>
      import(/* webpackChunkName: "subscription-page" */ './subscription-page').then(
        (m) => m.SubscriptionPage,
      ),
  },
  {
    path: '/admin/subscription/invoices/:id',
    permission: 'read_subscription',
    write: 'write_subscription',
    title: 'store-admin/subscription:title',
    words: ['store-admin/subscription'],
    page: () =>
      import(/* webpackChunkName: "plan-invoice-page" */ './invoice-page').then((m) => m.InvoicePage),
  },
];
