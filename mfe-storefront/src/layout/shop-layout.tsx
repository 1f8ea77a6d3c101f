import { Box } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { EarliestArrival } from '../ui/earliest-arrival';
import { landscapePhone } from '../ui/landscape-phone';
import { BottomBar } from './bottom-bar';
import { CategoryOverlay } from './category-overlay';
import { CheckoutLayout } from './checkout-layout';
import { Footer } from './footer';
import { Header } from './header';
import { RouteAnnouncer } from './route-announcer';
import { SkipLink } from './skip-link';
import { TopMenu } from './top-menu';
import { useRouteFocus } from './use-route-focus';

/** The frame of every shop page. Overlays are passed in, because they belong to features. */
export function ShopLayout({ overlays }: { overlays: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  const isCheckout = useLocation().pathname === '/checkout';
  const page = (
    <Box
      component="main"
      id="main"
      ref={main}
      tabIndex={-1}
      // The footer starts below the screen, so a page that is still loading moves nothing visible.
      sx={{ flex: 1, minHeight: 'calc(100dvh - 64px)', '&:focus': { outline: 'none' } }}
    >
      <EarliestArrival>
        <Outlet />
      </EarliestArrival>
    </Box>
  );
  return (
    <Box sx={isCheckout ? quietFrameStyles : frameStyles}>
      <SkipLink />
      {isCheckout ? (
        <CheckoutLayout>{page}</CheckoutLayout>
      ) : (
        <>
          <TopMenu />
          <Header />
          {page}
          <Footer />
          <BottomBar />
          <CategoryOverlay />
        </>
      )}
      {overlays}
      <RouteAnnouncer />
    </Box>
  );
}

const frameStyles = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // The height of the bottom bar, for whatever stands above it.
  '--bar': { xs: 'calc(60px + env(safe-area-inset-bottom))', md: '0px' },
  [landscapePhone]: { '--bar': 'calc(44px + env(safe-area-inset-bottom))' },
  pb: 'var(--bar)',
  // On paper only what the page is about.
  '@media print': {
    p: 0,
    '& > :not(main)': { display: 'none !important' },
  },
};

/** Without a bottom bar. */
const quietFrameStyles = { ...frameStyles, pb: 0 };
