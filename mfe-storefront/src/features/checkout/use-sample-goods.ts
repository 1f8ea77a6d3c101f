import { useQuery } from '@tanstack/react-query';
import { useTenant } from 'mfe-shared';
import { useEffect } from 'react';
import { cart } from '../../ui/cart.store';
import { cartItemOf } from '../../ui/cart-item-of';
import { productsQuery } from '../../ui/catalog.queries';

/** In the preview of the back office something is in the cart: an empty one shows none of the checkout's words. */
export function useSampleGoods(): void {
  const { id } = useTenant();
  const isPreview = typeof window !== 'undefined' && window.parent !== window;
  const { data } = useQuery({ ...productsQuery(id, { limit: 1, inStock: 'true' }), enabled: isPreview });
  useEffect(() => {
    if (data) cart.setItems(data.items.map(cartItemOf));
  }, [data]);
}
