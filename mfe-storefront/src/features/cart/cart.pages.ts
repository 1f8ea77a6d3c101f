import type { PageEntry } from 'mfe-shared';

export const cartPages: PageEntry[] = [
  {
    path: '/cart',
    title: 'storefront/cart:title',
    offline: true,
    page: () => import(/* webpackChunkName: "cart-page" */ './cart-page').then((m) => m.CartPage),
  },
];
