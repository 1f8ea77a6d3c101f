import { Box } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { BottomBar } from './bottom-bar';
import { CategoryOverlay } from './category-overlay';
import { Footer } from './footer';
import { Header } from './header';
import { RouteAnnouncer } from './route-announcer';
import { SkipLink } from './skip-link';
import { useRouteFocus } from './use-route-focus';

/** The frame of every shop page. What floats above it is handed in, since it belongs to features. */
export function ShopLayout({ overlays }: { overlays: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh', pb: { xs: barSpace, md: 0 } }}>
      <SkipLink />
      <Header />
      <Box
        component="main"
        id="main"
        ref={main}
        tabIndex={-1}
        // The footer begins below the screen, so a page that fills moves nothing that is seen.
        sx={{ flex: 1, minHeight: 'calc(100dvh - 64px)', '&:focus': { outline: 'none' } }}
      >
        <Outlet />
      </Box>
      <Footer />
      <BottomBar />
      <CategoryOverlay />
      {overlays}
      <RouteAnnouncer />
    </Box>
  );
}

/** Height of the bar at the bottom of a phone's screen. */
const barSpace = 'calc(60px + env(safe-area-inset-bottom))';
