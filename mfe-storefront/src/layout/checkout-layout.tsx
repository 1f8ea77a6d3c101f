import { Box } from 'mfe-shared';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';

const fetchHeader = () => import(/* webpackChunkName: "checkout-frame" */ './checkout-header');
const fetchFooter = () => import(/* webpackChunkName: "checkout-frame" */ './checkout-footer');
const CheckoutHeader = lazy(() => fetchHeader().then((m) => ({ default: m.CheckoutHeader })));
const CheckoutFooter = lazy(() => fetchFooter().then((m) => ({ default: m.CheckoutFooter })));

/** The frame of the checkout: no search, no menu and no bar, so that nothing distracts. */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {/* Its height is there before it is. */}
      <Box component="header" sx={{ minHeight: 65, borderBottom: 1, borderColor: 'divider' }}>
        <Suspense fallback={null}>
          <CheckoutHeader />
        </Suspense>
      </Box>
      {children}
      <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider' }}>
        <Suspense fallback={null}>
          <CheckoutFooter />
        </Suspense>
      </Box>
    </>
  );
}
