import { Box, lazyComponent, useSettings } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';

/** Its chunk has all of the back office, which a page loads only on the days when there is something to announce. */
const MaintenanceBanner = lazyComponent(() =>
  import(/* webpackChunkName: "maintenance" */ 'mfe-shared/backoffice').then((m) => m.MaintenanceBanner),
);

/** The frame of the platform's public pages: header with anchors, sign-in and sign-up; footer. */
export function PublicLayout() {
  const { t } = useTranslation('common');
  const { maintenance } = useSettings().platform;
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}>
      <Box component="a" href="#main" sx={skipStyles}>
        {t('skipToContent')}
      </Box>
      <PublicHeader />
      {/* The footer starts below the screen, so a page that is still loading moves nothing visible. */}
      <Box component="main" id="main" tabIndex={-1} sx={mainStyles}>
        <Outlet />
      </Box>
      <PublicFooter />
      {/* It comes after the page, so that it moves nothing. */}
      <Box sx={{ position: 'sticky', bottom: 0, zIndex: 10 }}>
        {maintenance ? <MaintenanceBanner /> : null}
      </Box>
    </Box>
  );
}

const mainStyles = { flex: 1, minHeight: 'calc(100dvh - 64px)', '&:focus': { outline: 'none' } };

/** Seen only while it has the focus. */
const skipStyles = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 20,
  px: 2,
  py: 1,
  borderRadius: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontWeight: 600,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', p: 0, overflow: 'hidden' },
};
