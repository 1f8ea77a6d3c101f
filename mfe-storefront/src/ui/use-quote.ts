import { useQuery } from '@tanstack/react-query';
import type { ShippingOption } from 'api';
import { useTenant } from 'mfe-shared';
import { quoteInput, quoteQuery } from './cart.queries';
import { useCart } from './cart.store';

/** The server's quote for the visitor's cart, fetched again after each change. */
export function useQuote(shippingOption?: ShippingOption) {
  const { id: tenantId } = useTenant();
  const cart = useCart();
  return useQuery(quoteQuery(tenantId, quoteInput(cart, shippingOption)));
}
