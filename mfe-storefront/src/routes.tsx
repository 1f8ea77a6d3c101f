import type { RemoteContext } from 'mfe-shared';
import { pageRoutes, ReadersClock, RouteError } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { CartOfAccount } from './features/cart/cart-of-account';
import { CartOverlay } from './features/cart/cart-overlay';
import { PrefetchProductPage } from './features/products/prefetch-product-page';
import { Favourites } from './layout/favourites';
import { PageError } from './layout/page-error';
import { Services } from './layout/services';
import { ShopLayout } from './layout/shop-layout';
import { pages } from './pages';
import { loadPageWords } from './translations';
import { arrivalsQuery } from './ui/arrivals.queries';
import { startCart } from './ui/cart.store';
import { takeOrderKey } from './ui/order-keys';

export { loadTranslations } from './translations';

/** All pages of shoppers, as the shell adds them to its router. */
export function createRoutes(ofShell: RemoteContext): RouteObject[] {
  const context = { ...ofShell, loadPageWords };
  startCart(context.tenantId);
  takeOrderKey(context.tenantId);
  // Every page says when an order arrives. A loader here would hold back the first rendering of all of them.
  void context.queryClient.prefetchQuery(arrivalsQuery(context.tenantId));
  return [
    {
      path: '/',
      element: (
        <ReadersClock>
          <ShopLayout overlays={<Overlays />} />
        </ReadersClock>
      ),
      errorElement: <RouteError />,
      children: pageRoutes(pages, context).map((route) => ({ ...route, errorElement: <PageError /> })),
    },
  ];
}

/** Used by the whole shop, and each owned by one feature. */
function Overlays() {
  return (
    <>
      <CartOverlay />
      <CartOfAccount />
      <PrefetchProductPage />
      <Services />
      <Favourites />
    </>
  );
}
