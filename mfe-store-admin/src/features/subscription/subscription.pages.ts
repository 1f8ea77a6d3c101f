import type { PageEntry } from 'mfe-shared';

export const subscriptionPages: PageEntry[] = [
  {
    path: '/admin/subscription',
    permission: 'read_subscription',
    write: 'write_subscription',
    title: 'store-admin/layout:titles.subscription',
    navigation: {
      area: 'admin',
      group: 'people',
      icon: 'payment',
      order: 50,
      label: 'store-admin/layout:items.subscription',
    },
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
    title: 'store-admin/layout:titles.subscription',
    words: ['store-admin/subscription'],
    page: () =>
      import(/* webpackChunkName: "plan-invoice-page" */ './invoice-page').then((m) => m.InvoicePage),
  },
];
