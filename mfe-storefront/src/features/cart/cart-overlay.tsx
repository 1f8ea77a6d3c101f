import { lazyComponent, onFirstInteraction } from 'mfe-shared';
import { useEffect, useRef } from 'react';
import { useOverlay } from '../../ui/use-overlay';

const fetchDrawer = () => import(/* webpackChunkName: "cart" */ './cart-drawer');
const CartDrawer = lazyComponent(async () => (await fetchDrawer()).CartDrawer);

/** The cart drawer. Its chunk is prefetched, and mounted when it is first opened. */
export function CartOverlay() {
  useEffect(() => onFirstInteraction(fetchDrawer), []);
  const { open, hide } = useOverlay('cart');
  const wanted = useRef(false);
  wanted.current ||= open;
  return wanted.current ? <CartDrawer open={open} onClose={hide} /> : null;
}
