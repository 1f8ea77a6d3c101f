import type { PageEntry } from 'mfe-shared';
import { session } from 'mfe-shared';
import { meQuery } from '../../ui/shopper.queries';

export const checkoutPages: PageEntry[] = [
  {
    path: '/checkout',
    title: 'storefront/checkout:title',
    words: ['storefront/checkout'],
    page: () => import(/* webpackChunkName: "checkout-page" */ './checkout-page').then((m) => m.CheckoutPage),
    load: ({ queryClient, tenantId }) => {
      const { isAuthenticated, loginType } = session.getState();
      // Staff have no such data: asking for it would lead them away.
      if (isAuthenticated && loginType === 'customer') void queryClient.prefetchQuery(meQuery(tenantId));
    },
  },
];
