import { Box, lazyComponent } from 'mfe-shared';
import type { ReactNode } from 'react';

const fetchHeader = () => import(/* webpackChunkName: "checkout-frame" */ './checkout-header');
const fetchFooter = () => import(/* webpackChunkName: "checkout-frame" */ './checkout-footer');
const CheckoutHeader = lazyComponent(async () => (await fetchHeader()).CheckoutHeader);
const CheckoutFooter = lazyComponent(async () => (await fetchFooter()).CheckoutFooter);

/** The frame of the checkout: no search, no menu and no bar, so that nothing distracts. */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {/* Its height is there before it is. */}
      <Box component="header" sx={{ minHeight: 65, borderBottom: 1, borderColor: 'divider' }}>
        <CheckoutHeader />
      </Box>
      {children}
      <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider' }}>
        <CheckoutFooter />
      </Box>
    </>
  );
}
