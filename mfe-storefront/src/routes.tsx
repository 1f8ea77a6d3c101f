import type { Language, RemoteContext, TranslationResources } from 'mfe-shared';
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

type Words = { default: Record<string, unknown> };

/** One chunk per language holds the words of all slices: webpack joins files of the same chunk name. */
const words: Record<string, (language: Language) => Promise<Words>> = {
  layout: (l) => import(/* webpackChunkName: "i18n-[request]" */ `./layout/locales/${l}.json`),
  ui: (l) => import(/* webpackChunkName: "i18n-[request]" */ `./ui/locales/${l}.json`),
  home: (l) => import(/* webpackChunkName: "i18n-[request]" */ `./features/home/locales/${l}.json`),
  products: (l) => import(/* webpackChunkName: "i18n-[request]" */ `./features/products/locales/${l}.json`),
  cart: (l) => import(/* webpackChunkName: "i18n-[request]" */ `./features/cart/locales/${l}.json`),
  checkout: (l) => import(/* webpackChunkName: "i18n-[request]" */ `./features/checkout/locales/${l}.json`),
  pages: (l) => import(/* webpackChunkName: "i18n-[request]" */ `./features/pages/locales/${l}.json`),
  orders: (l) => import(/* webpackChunkName: "i18n-[request]" */ `./features/orders/locales/${l}.json`),
  account: (l) => import(/* webpackChunkName: "i18n-[request]" */ `./features/account/locales/${l}.json`),
  sessions: (l) => import(/* webpackChunkName: "i18n-[request]" */ `./features/sessions/locales/${l}.json`),
};

export async function loadTranslations(language: Language): Promise<TranslationResources> {
  const entries = Object.entries(words).map(
    async ([slice, load]) => [`storefront/${slice}`, (await load(language)).default] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
