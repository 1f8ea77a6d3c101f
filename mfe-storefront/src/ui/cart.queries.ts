import { queryOptions } from '@tanstack/react-query';
import type { CartQuote, CartQuoteInput, ShippingOption } from 'api';
import { api } from 'mfe-shared';
import type { Cart } from './cart.rules';

/** The request of a quote for this cart. */
export function quoteInput(cart: Cart, shippingOption?: ShippingOption): CartQuoteInput {
  const { couponCode } = cart.metadata;
  return {
    items: cart.items.map(({ id, quantity, price }) => ({ variantId: id, quantity, price })),
    ...(couponCode ? { couponCode } : {}),
    ...(shippingOption ? { shippingOption } : {}),
  };
}

/** The server's present quote for the cart. It is always fetched again when it is shown. */
export const quoteQuery = (tenantId: string, body: CartQuoteInput) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'cart', 'quote', body],
    queryFn: () => api.post('/cart/quote', { body }),
    enabled: body.items.length > 0,
    staleTime: 0,
    // While a quantity changes the last quote stays; for an emptied cart it must not.
    placeholderData: (previous: CartQuote | undefined) => (body.items.length > 0 ? previous : undefined),
  });
