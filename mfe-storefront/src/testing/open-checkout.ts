import type { RecordedRequest, RenderedPage, RenderRoutesOptions } from 'mfe-shared/testing';
import { customer } from 'mfe-shared/testing';
import { idOf, quote } from './goods';
import { me, order } from './orders';
import { renderShop } from './render-shop';

/** Prices two pieces by the chosen way of delivery, as the server does. */
export function priced({ body }: RecordedRequest) {
  const { shippingOption } = body as { shippingOption?: string };
  const shippingCost = shippingOption === 'two' ? 2000 : 6000;
  return quote(2, { shippingCost, total: 600 + shippingCost });
}

type CheckoutOptions = {
  /** Whether the shopper has a saved address. */
  known?: boolean;
  inCart?: number;
};

/** The checkout of a shopper who is signed in. */
export const openCheckout = (
  handlers: RenderRoutesOptions['handlers'] = {},
  { known = true, inCart = 2 }: CheckoutOptions = {},
): Promise<RenderedPage> =>
  renderShop({
    path: '/checkout',
    session: customer(),
    inCart,
    handlers: {
      'GET /customers/me': me(known),
      'POST /cart/quote': priced,
      [`GET /orders/mine/${idOf(7001)}`]: order(),
      ...handlers,
    },
  });

/** The calls that place an order. */
export const placings = (requests: RecordedRequest[]): RecordedRequest[] =>
  requests.filter(({ method, path }) => method === 'POST' && path === '/orders');
