import { queryOptions } from '@tanstack/react-query';
import type { CartQuote, CartQuoteInput, ShippingOption } from 'api';
import { api } from 'mfe-shared';
import type { Cart } from './cart.rules';

/** What the server is asked about this cart. */
export function quoteInput(cart: Cart, shippingOption?: ShippingOption): CartQuoteInput {
  const { couponCode } = cart.metadata;
  return {
    items: cart.items.map(({ id, quantity, price }) => ({ variantId: id, quantity, price })),
    ...(couponCode ? { couponCode } : {}),
    ...(shippingOption ? { shippingOption } : {}),
  };
}

/** The cart as the server prices it now. Never older than the moment it is looked at. */
export const quoteQuery = (tenantId: string, body: CartQuoteInput) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'cart', 'quote', body],
    queryFn: () => api.post('/cart/quote', { body }),
    enabled: body.items.length > 0,
    staleTime: 0,
    // While a number changes the last answer stays; an emptied cart must not keep showing it.
    placeholderData: (previous: CartQuote | undefined) => (body.items.length > 0 ? previous : undefined),
  });
