import { Box } from 'mfe-shared';
import { MaintenanceBanner } from 'mfe-shared/backoffice';
import { Outlet } from 'react-router-dom';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';

/** The frame of the platform's public pages: header with anchors, sign-in and sign-up; footer. */
export function PublicLayout() {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}>
      <PublicHeader />
      <Box component="main" id="main" sx={{ flex: 1 }}>
        <Outlet />
      </Box>
      <PublicFooter />
      {/* It comes after the page, so that it moves nothing. */}
      <Box sx={{ position: 'sticky', bottom: 0, zIndex: 10 }}>
        <MaintenanceBanner />
      </Box>
    </Box>
  );
}
