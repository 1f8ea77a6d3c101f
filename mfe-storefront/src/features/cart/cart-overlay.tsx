import { lazy, Suspense, useRef } from 'react';
import { useOverlay } from '../../ui/use-overlay';

const CartDrawer = lazy(() =>
  import(/* webpackChunkName: "cart", webpackPrefetch: true */ './cart-drawer').then((module) => ({
    default: module.CartDrawer,
  })),
);

/** The cart drawer, loaded when it is first wanted. */
export function CartOverlay() {
  const { open, hide } = useOverlay('cart');
  const wanted = useRef(false);
  wanted.current ||= open;
  return wanted.current ? (
    <Suspense fallback={null}>
      <CartDrawer open={open} onClose={hide} />
    </Suspense>
  ) : null;
}
