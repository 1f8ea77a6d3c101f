import type { RemoteContext } from 'mfe-shared';
import { RouteError } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { accountRoutes } from './features/account/account.routes';
import { cartRoutes } from './features/cart/cart.routes';
import { CartOverlay } from './features/cart/cart-overlay';
import { checkoutRoutes } from './features/checkout/checkout.routes';
import { homeRoutes } from './features/home/home.routes';
import { ordersRoutes } from './features/orders/orders.routes';
import { pagesRoutes } from './features/pages/pages.routes';
import { ProductPageAhead } from './features/products/product-page-ahead';
import { productsRoutes } from './features/products/products.routes';
import { sessionsRoutes } from './features/sessions/sessions.routes';
import { NotFoundPage } from './layout/not-found-page';
import { ShopLayout } from './layout/shop-layout';
import { startCart } from './ui/cart.store';

export { loadTranslations } from './translations';

/** Everything shoppers see of a store, as the shell patches it into its router. */
export function createRoutes(context: RemoteContext): RouteObject[] {
  startCart(context.tenantId);
  return [
    {
      path: '/',
      element: <ShopLayout overlays={<Overlays />} />,
      errorElement: <RouteError />,
      children: [
        {
          // A page that fails leaves header and footer standing.
          errorElement: <RouteError />,
          children: [
            ...homeRoutes(context),
            ...productsRoutes(context),
            ...cartRoutes(),
            ...checkoutRoutes(context),
            ...ordersRoutes(context),
            ...accountRoutes(context),
            ...sessionsRoutes(context),
            ...pagesRoutes(context),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ];
}

/** Belongs to the whole shop and to one feature each. */
function Overlays() {
  return (
    <>
      <CartOverlay />
      <ProductPageAhead />
    </>
  );
}
