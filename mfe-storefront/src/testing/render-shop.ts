import { act } from '@testing-library/react';
import type { RenderedPage, RenderRoutesOptions } from 'mfe-shared/testing';
import { demoBootstrap, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../routes';
import { writeAccountRecord } from '../ui/account-cart.record';
import { cart } from '../ui/cart.store';
import { accountCart } from './account-cart';
import { customization } from './customization';
import { arrivals, category, coupon, facets, idOf, listOf, product, words } from './goods';

type ShopOptions = RenderRoutesOptions & {
  /** The quantity of product 3 in the cart. */
  inCart?: number;
  /** The cart is the one that the page before left in this browser. */
  keepsCart?: boolean;
};

/** Renders the whole shop at a path, as a visitor would open it. */
export async function renderShop({
  inCart = 0,
  keepsCart = false,
  handlers,
  settings,
  ...options
}: ShopOptions): Promise<RenderedPage> {
  if (!keepsCart) writeAccountRecord(String(demoBootstrap().tenant.id), null);
  const page = await renderRoutes(createRoutes, {
    translations: loadTranslations,
    settings: { customization: customization(), ...settings },
    handlers: {
      'GET /catalog/categories': [category(1), category(2)],
      'GET /cart/arrivals': arrivals(),
      'GET /card-payments': { offered: false },
      'GET /catalog/coupons': [coupon('WELCOME10')],
      'GET /catalog/facets': facets,
      'GET /catalog/products': listOf([product(1), product(2)]),
      ...accountCart().handlers,
      ...handlers,
    },
    ...options,
  });
  if (keepsCart) return page;
  // The cart outlives pages, so each test sets it.
  act(() => {
    cart.emptyCart();
    if (inCart > 0) {
      const item = {
        id: idOf(1003),
        price: 300,
        originalPrice: 300,
        title: words('Product 3'),
        slug: 'product-3',
      };
      cart.addItem(item, inCart);
    }
  });
  return page;
}
