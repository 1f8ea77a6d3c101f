import type { PageEntry } from 'mfe-shared';
import { meQuery } from '../../ui/shopper.queries';

export const checkoutPages: PageEntry[] = [
  {
    path: '/checkout',
    login: 'customer',
    title: 'storefront/checkout:title',
    page: () => import(/* webpackChunkName: "checkout-page" */ './checkout-page').then((m) => m.CheckoutPage),
    load: ({ queryClient, tenantId }) => void queryClient.prefetchQuery(meQuery(tenantId)),
  },
];
