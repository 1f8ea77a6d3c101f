import type { PageEntry } from 'mfe-shared';
import { accessDeniedPages } from './features/access-denied/access-denied.pages';
import { accountPages } from './features/account/account.pages';
import { cartPages } from './features/cart/cart.pages';
import { checkoutPages } from './features/checkout/checkout.pages';
import { favouritesPages } from './features/favourites/favourites.pages';
import { homePages } from './features/home/home.pages';
import { invoicesPages } from './features/invoices/invoices.pages';
import { ordersPages } from './features/orders/orders.pages';
import { pagesPages } from './features/pages/pages.pages';
import { productsPages } from './features/products/products.pages';
import { searchPages } from './features/search/search.pages';
import { sessionsPages } from './features/sessions/sessions.pages';
import { NotFoundPage } from './layout/not-found-page';

/** All pages of this remote: its routes and its release record are made from them. */
export const pages: PageEntry[] = [
  ...homePages,
  ...searchPages,
  ...productsPages,
  ...cartPages,
  ...checkoutPages,
  ...ordersPages,
  ...invoicesPages,
  ...accountPages,
  ...favouritesPages,
  ...sessionsPages,
  ...pagesPages,
  ...accessDeniedPages,
  // Without a chunk of its own, so that it is shown at once.
  { path: '/*', title: 'storefront/layout:notFound', page: async () => NotFoundPage },
];
