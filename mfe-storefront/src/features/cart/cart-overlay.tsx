import { lazy, Suspense, useEffect, useRef } from 'react';
import { onFirstSign } from '../../ui/on-first-sign';
import { useOverlay } from '../../ui/use-overlay';

const fetchDrawer = () => import(/* webpackChunkName: "cart" */ './cart-drawer');
const CartDrawer = lazy(() => fetchDrawer().then((module) => ({ default: module.CartDrawer })));

/** The cart drawer. Its chunk is prefetched and mounted when it is first opened. */
export function CartOverlay() {
  useEffect(() => onFirstSign(fetchDrawer), []);
  const { open, hide } = useOverlay('cart');
  const wanted = useRef(false);
  wanted.current ||= open;
  return wanted.current ? (
    <Suspense fallback={null}>
      <CartDrawer open={open} onClose={hide} />
    </Suspense>
  ) : null;
}
