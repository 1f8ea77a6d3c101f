import type { PageEntry } from 'mfe-shared';
import { invoicesQuery, subscriptionQuery } from './subscription.queries';

export const subscriptionPages: PageEntry[] = [
  {
    path: '/admin/subscription',
    permission: 'read_subscription',
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
    load: ({ queryClient, tenantId }) => {
      void queryClient.prefetchQuery(subscriptionQuery(tenantId));
      void queryClient.prefetchQuery(invoicesQuery(tenantId));
    },
  },
];
